import { existsSync } from 'node:fs'
import { register } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** `pnpm bench <name>` runs `<name>.ts` of this folder. */
const folder = path.dirname(fileURLToPath(import.meta.url))
const benches = [
  'start',
  'render',
  'search',
  'search-page',
  'stays',
  'orders',
  'account',
  'desk',
  'checkout',
  'books',
  'reconcile',
  'pages',
  'chaos',
  'soak',
  'replace',
  'platform',
  'scale',
  'robots',
  'help',
  'catalogue',
].filter((name) => existsSync(path.join(folder, `${name}.ts`)))
const name = process.argv[2] ?? ''

if (!benches.includes(name)) {
  process.stderr.write(`pnpm bench <${benches.join('|')}>\n`)
  process.exit(2)
}
register('./require-in-texts.mjs', import.meta.url)
await import(pathToFileURL(path.join(folder, `${name}.ts`)).href)
