import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runCommand } from './test/run-command.mjs'

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Checks the types of all packages as one program (`tsconfig.json`): what they share is read and checked once, not
 * once for each of them, and what has not changed since the last time not at all. Resolves with whether all is right.
 *
 * @param {{ onOutput: (output: string) => void }} options
 */
export async function typecheck({ onOutput }) {
  const tsc = path.join(workspace, 'node_modules/typescript/bin/tsc')
  const { code, output } = await runCommand(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
    cwd: workspace,
  })
  if (code !== 0) onOutput(output)
  return code === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const right = await typecheck({ onOutput: (output) => process.stdout.write(output) })
  process.stdout.write(right ? 'Types are right\n' : 'Types are wrong\n')
  process.exit(right ? 0 : 1)
}
