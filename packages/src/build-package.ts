import { cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, type Rolldown } from 'tsdown'
import { folderOf, type Published } from './published'

/** Builds a package into its `dist`: a module and its types for each source, and beside them what the sources read. */
export async function buildPackage(one: Published): Promise<void> {
  const dir = folderOf(one)
  const dist = path.join(dir, 'dist')
  await rm(dist, { recursive: true, force: true })
  await build({
    cwd: dir,
    config: false,
    entry: one.entries,
    root: path.join(dir, one.root),
    outDir: dist,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    fixedExtension: false,
    unbundle: true,
    dts: true,
    logLevel: 'error',
    tsconfig: path.join(dir, 'tsconfig.json'),
    plugins: [readAtTheConsumers, sharedByName(one)],
  })
  for (const folder of one.folders)
    await copyReadFiles(path.join(dir, folder), path.join(dist, path.relative(one.root, folder)))
}

const readFiles = /\.(s?css|json|woff2|svg)$/

/** Styles, texts and fonts become modules in the build of a remote that uses the package. */
const readAtTheConsumers: Rolldown.Plugin = {
  name: 'read-at-the-consumers',
  resolveId: {
    order: 'pre',
    handler: (id) => (id.startsWith('.') && readFiles.test(id) ? { id, external: true } : null),
  },
}

/** Imports of a package by its own name stay so: remotes share it by that name (remote-kit/webpack/shared-parts.ts). */
const sharedByName = ({ dir }: Published): Rolldown.Plugin => ({
  name: 'shared-by-name',
  resolveId: {
    order: 'pre',
    handler: (id) => (id.startsWith(`@escapade/${dir}/`) ? { id, external: true } : null),
  },
})

async function copyReadFiles(from: string, to: string): Promise<void> {
  for (const file of await readdir(from, { recursive: true }))
    if (readFiles.test(file)) await cp(path.join(from, file), path.join(to, file))
}
