// Bundles the front end: one ES module and one style sheet, both committed, so that nobody who
// only plays needs Node. The font goes into the style sheet: it then works on every host.
import { build } from "esbuild";

await build({
  entryPoints: { table: "src/index.tsx" },
  outdir: "tictimes_widgets/static",
  bundle: true,
  minify: true,
  format: "esm",
  target: "safari15",
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "dataurl" },
  legalComments: "none",
});
