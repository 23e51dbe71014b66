import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { pnpm } from '../../tools/start/install.mjs'
import { buildPackage } from './build-package'
import { packShop } from './pack-shop'
import { folderOf, published, workspace } from './published'

const run = promisify(execFile)

/**
 * Builds all packages and packs them, with the versions of what they depend on, into `folder`. Returns the files. With
 * the address of a gateway the emulator holds the shop as it is built, and calls of that gateway.
 */
export async function packAll(folder: string, gateway?: string): Promise<string[]> {
  for (const one of published) await buildPackage(one)
  await writeVersions()
  if (gateway) await packShop({ gateway })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const filters = published.flatMap(({ dir }) => ['--filter', `./${dir}`])
  await run('npx', ['--yes', pnpm, ...filters, 'pack', '--pack-destination', folder], { cwd: workspace })
  return (await readdir(folder)).map((name) => path.join(folder, name))
}

/**
 * A new repository asks for what the packages were made with: those themselves, whatever follows within their major, and
 * the workspace's libraries, pinned, so that the first build is the same on each day.
 */
async function writeVersions(): Promise<void> {
  const { catalog } = parse(await readFile(path.join(workspace, 'pnpm-workspace.yaml'), 'utf8'))
  const own = await Promise.all(
    published.map(async (one) => readJson(path.join(folderOf(one), 'package.json'))),
  )
  const template = await readJson(path.join(workspace, 'create-remote/template/package.json'))
  const known = { ...catalog, ...Object.fromEntries(own.map(({ name, version }) => [name, `^${version}`])) }
  const names = Object.keys({ ...template.dependencies, ...template.devDependencies })
  const versions = Object.fromEntries(names.map((name) => [name, known[name]]))
  await writeFile(path.join(workspace, 'create-remote/dist/versions.json'), JSON.stringify(versions))
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
