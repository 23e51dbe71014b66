import { access, readdir } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runCommand } from './test/run-command.mjs'

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const parallel = 2

/** Checks the types of every package that has a tsconfig. Resolves with the names of those that fail. */
export async function typecheck({ onOutput }) {
  const waiting = await findPackages()
  const failed = []
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const tsc = path.join(workspace, 'node_modules/typescript/bin/tsc')
      const { code, output } = await runCommand(process.execPath, [tsc, '-p', name, '--pretty', 'false'], {
        cwd: workspace,
      })
      if (code === 0) continue
      failed.push(name)
      onOutput(output)
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return failed
}

async function findPackages() {
  const folders = await readdir(workspace, { withFileTypes: true })
  const candidates = folders.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  const found = candidates.map(async ({ name }) => ((await hasConfig(name)) ? [name] : []))
  return (await Promise.all(found)).flat()
}

const hasConfig = (name) =>
  access(path.join(workspace, name, 'tsconfig.json')).then(
    () => true,
    () => false,
  )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const failed = await typecheck({ onOutput: (output) => process.stdout.write(output) })
  process.stdout.write(failed.length > 0 ? `Wrong types in ${failed.join(', ')}\n` : 'Types are right\n')
  process.exit(failed.length > 0 ? 1 : 0)
}
