import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const dir = path.dirname(fileURLToPath(import.meta.url))
const outdir = path.join(dir, 'dist')
const gateway = path.join(dir, '../gateway/src')

/** Started by Node as they are, beside the bundle. */
const filesAsTheyAre = ['pglite-worker.mjs', 'durable-node-fs.mjs'].map((name) =>
  path.join(gateway, 'platform/database', name),
)

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
  entryPoints: { server: 'src/server.ts', cli: 'src/cli.ts', trial: 'src/trials/trial-process.ts' },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [keepLibrariesOutside],
  logLevel: 'warning',
})
await Promise.all(filesAsTheyAre.map((file) => copyFile(file, path.join(outdir, path.basename(file)))))
