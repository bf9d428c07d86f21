# Builds for the machine that runs it: amd64 and arm64 need nothing different.
FROM docker.io/library/node:24.11.1-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci --no-audit --no-fund --loglevel=error
COPY tsconfig.base.json ./
COPY scripts/build.mjs scripts/notices.mjs scripts/
COPY shared shared
COPY client client
COPY server server
RUN node scripts/build.mjs --no-install && node scripts/notices.mjs > NOTICES.txt

FROM docker.io/library/node:24.11.1-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci --omit=dev --workspace server --no-audit --no-fund --loglevel=error && rm -rf node_modules/@mindbug

FROM docker.io/library/node:24.11.1-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data CLIENT_DIR=/app/client
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/server/dist server
COPY --from=build /app/client/dist client
COPY --from=build /app/NOTICES.txt ./
COPY package.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 2567
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 2567}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/main.js"]
