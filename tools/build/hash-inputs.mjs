import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { workspace } from './targets.mjs'

/** Sources of every browser build, besides its own. */
const common = [
  'shared-contracts/src',
  'shared-ui/src',
  'shared-ui/package.json',
  'remote-kit/src',
  'remote-kit/webpack',
  'remote-kit/gate',
  'remote-kit/release',
  'remote-kit/package.json',
  'pnpm-workspace.yaml',
]
/** Tests and notes change nothing that is served. */
const isIgnored = (/** @type {string} */ file) =>
  /\.test\.tsx?$|\.md$|(^|\/)(node_modules|dist|\.cache)(\/|$)/.test(file)

/**
 * One hash of names and contents of all the files that a build reads.
 * Limit: an output changed by hand stays until its sources change.
 *
 * @param {{ inputs: string[] }} target
 */
export async function hashInputs({ inputs }) {
  const hash = createHash('sha256').update(process.version)
  for (const input of [...inputs, ...common]) {
    for (const file of await listFiles(input))
      hash.update(file).update(await readFile(path.join(workspace, file)))
  }
  return hash.digest('hex')
}

/** @param {string} input @returns {Promise<string[]>} */
async function listFiles(input) {
  const found = await stat(path.join(workspace, input)).catch(() => null)
  if (!found || isIgnored(input)) return []
  if (!found.isDirectory()) return [input]
  const names = (await readdir(path.join(workspace, input))).sort()
  return (await Promise.all(names.map((name) => listFiles(`${input}/${name}`)))).flat()
}
