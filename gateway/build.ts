import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const dir = path.dirname(fileURLToPath(import.meta.url))
/** `tsx build.ts [ENTRY FOLDER]`: bundles the gateway, or another program of it for a test. */
const [entry, outdir = path.join(dir, 'dist')] = process.argv.slice(2)

/** Built together, so that what an extension shares with the gateway exists once. */
const programs = {
  server: 'src/app/server.ts',
  cli: 'src/app/cli.ts',
  'extensions/demo': '../demo/src/extension.ts',
}

/** Started by Node, or sent to browsers or to the database, as they are: beside the bundle. */
const filesAsTheyAre = [
  'src/db/functions.sql',
  'src/platform/database/pglite-worker.mjs',
  'src/platform/database/durable-node-fs.mjs',
  'src/capabilities/assets/rendering/raster-process.mjs',
  'src/capabilities/assets/intake/develop-process.mjs',
  'src/capabilities/care/captcha/human-check.mjs',
]

const keepLibrariesOutside: Plugin = {
  name: 'keep-libraries-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@escapade/') ? undefined : { path: name, external: true },
    )
  },
}

await build({
  absWorkingDir: dir,
  entryPoints: entry ? [entry] : programs,
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [keepLibrariesOutside],
  logLevel: 'warning',
})
await Promise.all(
  filesAsTheyAre.map((file) => copyFile(path.join(dir, file), path.join(outdir, path.basename(file)))),
)
