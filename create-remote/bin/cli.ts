#!/usr/bin/env node
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createRemote } from '../src/create-remote'

const run = promisify(execFile)
const here = path.dirname(fileURLToPath(import.meta.url))
/** Packing writes it: a package that is installed makes repositories, the workspace's own makes packages of it. */
const versionsFile = path.join(here, '../versions.json')
const isInstalled = existsSync(versionsFile)
const template = path.join(here, isInstalled ? '../../template' : '../template')

/** The name that was typed, or the folder's own where that is empty and waits for a remote: `mf-journal`. */
function readPlace(): { name: string; parent: string } {
  const [name] = process.argv.slice(2)
  const parent = isInstalled ? process.cwd() : path.resolve(here, '../..')
  const folder = path.basename(process.cwd())
  return name || !folder.startsWith('mf-')
    ? { name: name ?? '', parent }
    : { name: folder, parent: path.dirname(process.cwd()) }
}

/** Has the repository look where the package itself was found, for who clones it and for its pipeline. */
async function writeRegistry(folder: string): Promise<void> {
  const { stdout } = await run('npm', ['config', 'get', '@escapade:registry']).catch(() => ({ stdout: '' }))
  const address = stdout.trim()
  if (/^https?:/.test(address))
    await writeFile(path.join(folder, '.npmrc'), `@escapade:registry=${address}\n`)
}

const steps = (folder: string): string =>
  isInstalled
    ? `cd ${path.relative(process.cwd(), folder) || '.'}
       npm install
       npm test
       npm run dev                                 (inside the shop of SHELL_URL, or alone)
       npm run build && npm run publish-release    (to REGISTRY_URL; says whether the shells take it)`
    : `pnpm install
       cd ${path.basename(folder)} && pnpm dev     (inside the shop, where npm start runs it)
       pnpm build && pnpm publish-release          (says whether the shell takes it)`

try {
  const versions = isInstalled ? JSON.parse(await readFile(versionsFile, 'utf8')) : undefined
  const folder = await createRemote({ ...readPlace(), template, versions })
  if (isInstalled) await writeRegistry(folder)
  process.stdout.write(`${folder} is there.\n\nNext:  ${steps(folder)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
