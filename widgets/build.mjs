// Bundles the front end, the table and the pictures: an ES module and a style sheet each, committed,
// so that nobody who only plays needs Node. The font goes into the style sheet: it then works on
// every host.
// With --tests it bundles the tests instead, for node --test.
import { build } from "esbuild";

const common = { bundle: true, format: "esm", charset: "utf8", legalComments: "none" };

if (process.argv.includes("--tests")) {
  await build({
    ...common,
    entryPoints: ["../tests/widgets/front_end.test.ts"],
    outdir: "build",
    outExtension: { ".js": ".mjs" },
    platform: "node",
  });
} else {
  await build({
    ...common,
    entryPoints: {
      table: "src/index.tsx",
      pictures: "src/pictures/index.tsx",
      planner: "src/planner/index.tsx",
      host: "src/host/page.ts",
    },
    outdir: "tictimes_widgets/static",
    minify: true,
    target: "safari15",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".woff2": "dataurl" },
  });
  // a plain script: it runs before the tables of its page do
  await build({
    ...common,
    format: "iife",
    entryPoints: { pages: "src/pages/index.ts" },
    outdir: "tictimes_widgets/static",
    minify: true,
    target: "safari15",
  });
}
