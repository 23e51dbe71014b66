import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { readCatalogueKind } from './start/catalogue-kind.mjs'

/**
 * `pnpm gateway COMMAND`: on the database that `npm start` uses, whether the shop runs or not. Files that a command
 * names are looked for where it was typed.
 */
const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const gateway = path.join(workspace, 'gateway')
const typedIn = process.env.INIT_CWD ?? process.cwd()
const varDir = path.resolve(typedIn, process.env.VAR_DIR || path.join(workspace, 'var'))
/** The demo's `seed` is among the commands where its catalogue is, or may come to be. */
const extensions = process.env.GATEWAY_EXTENSIONS ?? (readCatalogueKind(varDir) === 'own' ? '' : 'demo')

/** @param {string[]} args @param {import('node:child_process').SpawnOptions} options @returns {Promise<number>} */
const run = (args, options) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', ...options })
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.on(signal, () => child.kill(signal))
    child.on('close', (code) => resolve(code ?? 1))
  })

const built = await run(['--import', 'tsx', path.join(gateway, 'build.ts')], {
  cwd: gateway,
  stdio: ['ignore', 2, 2],
})
process.exitCode =
  built ||
  (await run(
    [
      ...['--max-old-space-size=512', '--max-semi-space-size=24'],
      path.join(gateway, 'dist/cli.js'),
      ...process.argv.slice(2),
    ],
    {
      cwd: typedIn,
      env: {
        ...process.env,
        VAR_DIR: varDir,
        GATEWAY_EXTENSIONS: extensions,
      },
    },
  ))
