import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Folder of copies of filled databases, by the sources that filled them. */
const folder = path.join(tmpdir(), 'escapade-test', 'templates')

/** Filling a database takes seconds, loading a copy takes half of one: test files share a copy per sources. */
export async function template(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const place = placeOf(name)
  if (existsSync(place)) return place
  await makeTemplate(place, make)
  return place
}

/** Path of the template, whether it is made yet or not. */
export function placeOf(name: string): string {
  return path.join(folder, `${sourcesHash()}-${name}`)
}

/** Two processes that need the same at once both make it: the first one counts. */
export async function makeTemplate(place: string, make: (draft: string) => Promise<void>) {
  mkdirSync(folder, { recursive: true })
  forgetOld()
  const draft = `${place}.${process.pid}`
  await make(draft)
  try {
    renameSync(draft, place)
  } catch (error) {
    if (!existsSync(place)) throw error
    rmSync(draft, { recursive: true })
  }
}

/** Removes copies of sources that are gone. Files are dated by the machine's clock, which a suite's own is not. */
function forgetOld() {
  const twoDaysAgo = performance.timeOrigin + performance.now() - 2 * 24 * 60 * 60_000
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name)
    const made = statSync(place, { throwIfNoEntry: false })
    if (made && made.mtimeMs < twoDaysAgo) rmSync(place, { recursive: true, force: true })
  }
}

function sourcesHash(): string {
  const root = path.join(__dirname, '../../../..')
  const hash = createHash('sha256')
  for (const sources of [
    'demo/locales',
    'demo/src',
    'gateway/src/db',
    'gateway/src/capabilities/assets',
    'gateway/src/capabilities/labels',
    'gateway/src/capabilities/content',
    'gateway/src/capabilities/destinations',
    'gateway/src/platform',
    'gateway/src/promotions',
    'gateway/src/rates',
    'shared-contracts/src/rules',
  ]) {
    for (const name of readdirSync(path.join(root, sources), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(ts|mjs|json|sql)$/.test(name) && !name.includes('.test.'))
        hash.update(readFileSync(path.join(root, sources, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
