import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { buildWorkspace } from './build/build-workspace.mjs'
import { bringToRunning } from './build/targets.mjs'

/**
 * `node tools/build.mjs [name…] [--force]`: builds what changed (the shell's client and the remotes) and makes the
 * built releases live under `var/`, in a shop that runs as well. Without names: everything.
 */
async function main() {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  const force = process.argv.includes('--force')
  const { failed } = await buildWorkspace({ names, force, say: (line) => process.stdout.write(`${line}\n`) })
  if (failed.length > 0) process.exit(1)
  await bringToRunning()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
