import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const dir = path.dirname(fileURLToPath(import.meta.url))

/** Builds the shell's server and its render thread into `dist/server`. Libraries stay in node_modules. */
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
    // Packages of the workspace are TypeScript: they go into the bundle.
    plugins: [keepLibrariesOutside],
    logLevel: 'warning',
  })

const keepLibrariesOutside = {
  name: 'keep-libraries-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@escapade/') ? undefined : { path: name, external: true },
    )
  },
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer()
