import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from '@escapade/shared-contracts/mount/registry'

type RegistryFile = Required<Registry>
type Change = (registry: RegistryFile) => Partial<RegistryFile> | Promise<Partial<RegistryFile>>

const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'
/** A lock older than this belongs to a process that died. */
const lockLifeMs = 10_000

const createRegistry = (): RegistryFile => ({ schema, id: randomUUID(), owners: {}, microFrontends: {} })

/**
 * Changes the registry file: readers see the old or the new one, never half of it, and two publishers at the same
 * time lose nothing. `change` takes the registry and returns what is new of it. One that is missing comes back from
 * its copy; where there is none either, it is made only when `mayCreate`: else the folder is the wrong one, or
 * the shop's other remotes would be lost.
 */
export async function updateRegistry(
  file: string,
  change: Change,
  { mayCreate = false } = {},
): Promise<void> {
  if (!mayCreate) await requireRegistry(file)
  await mkdir(path.dirname(file), { recursive: true })
  const unlock = await lock(`${file}.lock`)
  try {
    const before = { ...createRegistry(), ...(await readRegistry(file)) }
    await requireAllRemotes(file, before)
    const registry = { ...before, ...(await change(before)) }
    const text = `${JSON.stringify(registry, null, 2)}\n`
    await replace(file, text)
    await replace(copyOf(file), text)
  } finally {
    await unlock()
  }
}

const copyOf = (file: string): string => file.replace(/(\.json)?$/, '.copy.json')

async function requireRegistry(file: string): Promise<void> {
  const found = await Promise.all([file, copyOf(file)].map((one) => stat(one).catch(() => null)))
  if (found.some(Boolean)) return
  throw new Error(
    `There is no registry ${file}. Not published.
--root names the folder that holds it; --new makes one, for a shop that has none yet.`,
  )
}

/** What was written last named them: somebody else has written since. */
async function requireAllRemotes(file: string, { microFrontends }: Registry): Promise<void> {
  const copy = await readIfThere(copyOf(file))
  const known = copy === null ? [] : Object.keys(parse(copyOf(file), copy).microFrontends)
  const lost = known.filter((name) => !(name in microFrontends))
  if (lost.length === 0) return
  throw new Error(
    `${file} lost ${lost.join(', ')}. Not published. Its last good state is in ${copyOf(file)};
a remote is taken away by an empty list of releases`,
  )
}

async function replace(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, text)
  await rename(temporary, file)
}

/** The registry, its copy where it is missing, or one without remotes. Throws when it is no registry. */
export async function readRegistry(file: string): Promise<Registry> {
  const text = (await readIfThere(file)) ?? (await readIfThere(copyOf(file)))
  return text === null ? createRegistry() : parse(file, text)
}

const readIfThere = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })

function parse(file: string, text: string): Registry {
  try {
    const registry = JSON.parse(text)
    if (registry?.microFrontends) return registry
  } catch {}
  throw new Error(`${file} is no registry. Its last good state is in ${copyOf(file)}`)
}

async function lock(file: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      const handle = await open(file, 'wx')
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      await breakOldLock(file)
      await wait(25)
    }
  }
}

async function breakOldLock(file: string): Promise<void> {
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  if (age > lockLifeMs) await rm(file, { force: true })
}
