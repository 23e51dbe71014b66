import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'

const dir = path.dirname(fileURLToPath(import.meta.url))

/** Leaves libraries in node_modules. Packages of the workspace are TypeScript: they go into the bundle. */
const keepLibrariesOutside: Plugin = {
  name: 'keep-libraries-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@escapade/') ? undefined : { path: name, external: true },
    )
  },
}

/** Builds the shell's server and its render thread into `dist/server`. */
export const buildServer = ({ outdir = path.join(dir, 'dist/server') } = {}) =>
  build({
    absWorkingDir: dir,
    entryPoints: ['server/server.ts', 'server/rendering/render-thread-main.ts'],
    entryNames: '[name]',
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [keepLibrariesOutside],
    logLevel: 'warning',
  })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer()
