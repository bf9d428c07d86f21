export * from "./store/settings.ts";
