import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const template = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../template')
const skipped = ['node_modules', 'dist', '.cache']

/** Writes a new remote `mf-<name>` under `parent`. Returns its folder. Throws when the name is bad or taken. */
export async function createRemote({ name, parent }: { name: string; parent: string }): Promise<string> {
  const word = name.replace(/^mf-/, '')
  if (!/^[a-z][a-z-]*[a-z]$/.test(word))
    throw new Error('Usage: pnpm create-remote NAME (lower-case letters and dashes)')
  const folder = path.join(parent, `mf-${word}`)
  if (await exists(folder)) throw new Error(`${folder} is there already`)
  await copy(template, folder, (text) => rename(text, word))
  return folder
}

/** The template speaks of itself as `mf-template`, of its route and namespace as `template`. */
const rename = (text: string, word: string): string =>
  text
    .replaceAll('mf-template', `mf-${word}`)
    .replaceAll('/template', `/${word}`)
    .replaceAll('"template"', `"${word}"`)
    .replaceAll('{ template: en }', `{ ${namespace(word)}: en }`)

const namespace = (word: string): string => {
  const name = word.replace(/-helpers$/, '')
  return name.includes('-') ? `'${name}'` : name
}

async function copy(from: string, to: string, change: (text: string) => string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (skipped.includes(entry.name)) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await copy(source, target, change)
    else await writeFile(target, change(await readFile(source, 'utf8')))
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
