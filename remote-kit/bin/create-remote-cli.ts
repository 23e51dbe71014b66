import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { createRemote } from '../release/create-remote'

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const [name = ''] = process.argv.slice(2)
try {
  const folder = await createRemote({ name, parent: workspace })
  process.stdout.write(`${folder} is there.

Next:  pnpm install
       cd ${path.basename(folder)} && pnpm dev     (inside the shop, where npm start runs it)
       pnpm build && pnpm publish-release          (says whether the shell takes it)
`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
