const transform = {
  "^.+\\.tsx?$": ["ts-jest", { tsconfig: "<rootDir>/tests/tsconfig.json", diagnostics: false }],
};
const moduleNameMapper = {
  "^@mindbug/shared/rulebook$": "<rootDir>/shared/src/text/rulebook/index.ts",
  "^@mindbug/shared$": "<rootDir>/shared/src/index.ts",
  "^@mindbug/shared/protocol/(schemas|eveningSchemas)$": "<rootDir>/shared/src/protocol/$1.ts",
  "^@mindbug/shared/(analysis|bot|cards|evening|text|protocol|puzzles|view)$": "<rootDir>/shared/src/$1/index.ts",
};
const project = (displayName, ...folders) => ({
  displayName,
  rootDir: ".",
  testEnvironment: "node",
  transform,
  moduleNameMapper,
  testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
});

export default {
  projects: [
    project("rules", "rules", "cards", "golden"),
    project("properties", "properties"),
    project("server", "server"),
    project("client", "client"),
    project("browser", "browser"),
  ],
};
