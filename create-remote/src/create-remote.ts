import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Versions and ranges by package, for a repository of its own. */
export type Versions = Record<string, string>

type Wanted = {
  name: string
  /** Folder in which the remote's is made. */
  parent: string
  template: string
  /** Missing in the shop's own workspace, which has one version of everything, and journeys of its own. */
  versions?: Versions | undefined
}

const leftByTools = ['node_modules', 'dist', '.cache']
const ofRepositories = ['pnpm-workspace.yaml', '.github', 'gitignore', 'e2e', 'playwright.config.ts']
/** Packages do not hold files of this name: it is given here. */
const dotted = new Set(['gitignore'])

/**
 * Writes a new remote `mf-<name>` under `parent`: a package of the workspace, or a repository of its own. Returns its
 * folder. Throws when the name is bad or taken.
 */
export async function createRemote({ name, parent, template, versions }: Wanted): Promise<string> {
  const word = name.replace(/^mf-/, '')
  if (!/^[a-z][a-z-]*[a-z]$/.test(word)) throw new Error('Which name? It has lower-case letters and dashes')
  const folder = path.join(parent, `mf-${word}`)
  if (!(await isFree(folder))) throw new Error(`${folder} is there already`)
  const skipped = versions ? leftByTools : [...leftByTools, ...ofRepositories]
  await copy({ from: template, to: folder, skipped, change: (text) => rename(text, word) })
  const file = path.join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const dependent = versions ? withVersions(manifest, versions) : withoutJourneys(manifest)
  await writeFile(file, `${JSON.stringify(dependent, null, 2)}\n`)
  return folder
}

/** The template speaks of itself as `mf-template`, of its route, namespace and events as `template`. */
const rename = (text: string, word: string): string =>
  text
    .replaceAll('mf-template', `mf-${word}`)
    .replaceAll('squad-template', `squad-${word}`)
    .replaceAll('/template', `/${word}`)
    .replaceAll('"template"', `"${word}"`)
    .replaceAll("'template:", `'${word}:`)
    .replaceAll('{ template: en }', `{ ${namespace(word)}: en }`)

const namespace = (word: string): string => {
  const name = word.replace(/-helpers$/, '')
  return name.includes('-') ? `'${name}'` : name
}

type Manifest = {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

function withVersions(manifest: Manifest, versions: Versions): Manifest {
  const versioned = (dependencies: Record<string, string>) =>
    Object.fromEntries(Object.keys(dependencies).map((name) => [name, versions[name] ?? '*']))
  const { dependencies, devDependencies } = manifest
  return {
    ...manifest,
    dependencies: versioned(dependencies),
    devDependencies: versioned(devDependencies),
  }
}

/** The workspace has journeys and a shop of its own. */
function withoutJourneys(manifest: Manifest): Manifest {
  const { e2e: _, ...scripts } = manifest.scripts
  const {
    '@playwright/test': __,
    '@escapade/shell-emulator': ___,
    ...devDependencies
  } = manifest.devDependencies
  return { ...manifest, scripts, devDependencies }
}

type Copying = { from: string; to: string; skipped: string[]; change: (text: string) => string }

async function copy({ from, to, skipped, change }: Copying): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (skipped.includes(entry.name)) continue
    const name = dotted.has(entry.name) ? `.${entry.name}` : change(`/${entry.name}`).slice(1)
    const [source, target] = [path.join(from, entry.name), path.join(to, name)]
    if (entry.isDirectory()) await copy({ from: source, to: target, skipped, change })
    else await writeFile(target, change(await readFile(source, 'utf8')))
  }
}

/** A folder that is empty may have been made for the remote. */
const isFree = (folder: string): Promise<boolean> =>
  access(folder).then(
    async () => (await readdir(folder)).length === 0,
    () => true,
  )
