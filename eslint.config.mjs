import { importX } from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";

/** What each part of the house may import; data flows one way. */
const mayNotImport = (files, patterns, message) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns: [{ regex: patterns, message }] }] },
});

const noChance = [
  { object: "Math", property: "random", message: "Chance lives in the state: use randomBelow." },
  { object: "Date", property: "now", message: "The core knows no time." },
];

/**
 * Only the changes write the state. What looks like a member of something else than a frame may be the state, and so
 * may a list with the name of a pile. A frame is the note of whoever resolves it, and is called `frame` there.
 */
const MUTATORS = "/^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/";
const PILES = "/^(board|deck|discard|faceUp|fast|hand|revealed|stack|unused|waiting)$/";
const notOfFrame = (node) => `:not([${node}.object.name='frame']):not([${node}.object.object.name='frame'])`;
const noWriting = {
  "no-restricted-syntax": [
    "error",
    ...[
      `AssignmentExpression[left.type='MemberExpression']${notOfFrame("left")}`,
      `UpdateExpression[argument.type='MemberExpression']${notOfFrame("argument")}`,
      "UnaryExpression[operator='delete']",
      `CallExpression[callee.property.name=${MUTATORS}][callee.object.type=/^(TS)?(Member|NonNull)Expression$/]` +
        notOfFrame("callee"),
      `CallExpression[callee.property.name=${MUTATORS}][callee.object.name=${PILES}]`,
      "CallExpression[callee.object.name='Object'][callee.property.name='assign']",
    ].map((selector) => ({ selector, message: "Only engine/changes writes the state, each change with its event." })),
  ],
};

export default tseslint.config(
  { ignores: ["**/node_modules/", "**/dist/", "client/public/", "screenshots/", "moments/", "data/"] },
  ...tseslint.configs.recommended,
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-console": "off",
    },
  },
  {
    // Prettier breaks code at 120 columns, but neither comments nor strings.
    files: ["**/*.{ts,tsx,mjs}"],
    ignores: ["**/*.generated.ts"],
    rules: { "max-len": ["error", 120] },
  },
  {
    // Modules that import each other in a circle cannot be read, tested or loaded one at a time.
    files: ["{shared,server,client}/src/**/*.{ts,tsx}", "{tests,scripts}/**/*.ts"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/extensions": [".ts", ".tsx"],
    },
    rules: { "import-x/no-cycle": "error" },
  },
  {
    files: ["shared/src/**/*.ts"],
    rules: {
      "no-restricted-properties": ["error", ...noChance],
      "no-restricted-globals": ["error", "Date", "setTimeout", "setInterval", "process", "window", "fetch"],
    },
  },
  mayNotImport(["shared/src/cards/**"], "(engine|text|view|protocol)/", "Cards are data and import nothing of ours."),
  mayNotImport(
    ["shared/src/engine/**"],
    "(text|view|protocol)/|cards/sets",
    "The engine knows the vocabulary, not the cards, the words or the viewers.",
  ),
  {
    files: ["shared/src/engine/**"],
    ignores: [
      "shared/src/engine/changes/**",
      // What follows from the board is computed in board.ts, what ends with the turn is written out in copy.ts, chance
      // moves on in random.ts, and events.ts keeps the events.
      ...["board", "copy", "events", "random"].map((name) => `shared/src/engine/${name}.ts`),
      // No match in sight: cards are read, answers shared, new states made.
      ...["answers", "catalogue", "program", "state"].map((name) => `shared/src/engine/${name}.ts`),
    ],
    rules: noWriting,
  },
  {
    files: ["shared/src/text/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "(engine|view|protocol)/",
              allowTypeImports: true,
              message: "Text is rendered from data alone; it may know the types of what it phrases.",
            },
          ],
        },
      ],
    },
  },
  mayNotImport(["shared/src/view/**"], "(text|protocol)/", "Views are built from the engine's state."),
  // The worker of a local match is its referee; the page in front of it sees views, as in front of a server.
  mayNotImport(
    ["client/src/*", "client/src/!(worker)/**"],
    "shared/src|^@mindbug/shared(/bot)?$",
    "The client reads cards, text, protocol and views, never the engine.",
  ),
  {
    // Cards hold no functions: a set file is calls of the vocabulary and nothing else.
    files: ["shared/src/cards/sets/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "ArrowFunctionExpression, FunctionExpression, FunctionDeclaration, ClassDeclaration",
          message: "Cards hold no functions.",
        },
        {
          selector: "IfStatement, ConditionalExpression, ForStatement, ForOfStatement, WhileStatement",
          message: "Cards hold no logic.",
        },
      ],
    },
  },
  {
    files: ["client/src/**/*.{ts,tsx}"],
    ignores: ["client/src/styles/tokens.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name=/^createElement(NS)?$/]:not([arguments.0.value='canvas'])",
          message: "Elements are drawn by components.",
        },
        {
          selector: "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
          message: "Say what it is, or check it.",
        },
        {
          selector:
            "BinaryExpression[operator=/^[!=]==?$/] > " +
            "CallExpression[callee.object.name='JSON'][callee.property.name='stringify']",
          message: "Keep what was drawn in a signal instead of comparing its text.",
        },
        {
          selector: "Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i], Literal[raw=/^0x[0-9a-f]{6}$/i]",
          message: "Colours are said once, in styles/tokens.ts.",
        },
      ],
    },
  },
);
