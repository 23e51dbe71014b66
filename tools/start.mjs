import process from 'node:process'
import { checkNode } from './start/check-node.mjs'

/** `npm start`: from a clone to a running shop. Nothing but Node is needed: what is missing is installed and built. */
checkNode()
const { start } = await import('./start/run-shop.mjs')
try {
  await start(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
