import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Contents that a script of a release gets, by its name. */
export type Change = (file: string, content: string) => string

const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`

/**
 * Changes scripts in the folder of a release, and describes it with right hashes, as a build would have left it. Answers
 * the hashes that a registry names.
 */
export async function changeRelease(folder: string, version: string, change: Change) {
  const description = path.join(folder, 'release.json')
  const release = JSON.parse(await readFile(description, 'utf8'))
  for (const file of await readdir(folder)) {
    if (!/\.(c?js)$/.test(file)) continue
    const content = await readFile(path.join(folder, file), 'utf8')
    const changed = change(file, content)
    if (changed === content) continue
    await writeFile(path.join(folder, file), changed)
    release.files[file] = hashOf(changed)
  }
  const described = JSON.stringify({ ...release, version })
  await writeFile(description, described)
  return { release: hashOf(described), server: String(release.files['server.cjs']) }
}
