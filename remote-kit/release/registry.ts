import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '@escapade/shared-contracts/mount/registry'
import { lockRegistry } from './registry-lock'
import type { Change, RegistryParts } from './registry-store'

const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

const createRegistry = (): RegistryParts => ({
  schema,
  id: randomUUID(),
  owners: {},
  withdrawn: {},
  seen: {},
  frozen: {},
  microFrontends: {},
})

/**
 * Changes the registry file: readers see the old or the new one, never half of it, and two publishers at the same
 * time lose nothing, however long a change takes. `change` takes the registry and returns what is new of it. One that
 * is missing comes back from its copy; where there is none either, it is made only when `mayCreate`: else the folder
 * is the wrong one, or the shop's other remotes would be lost.
 */
export async function updateRegistry(
  file: string,
  change: Change,
  { mayCreate = false }: { mayCreate?: boolean | undefined } = {},
): Promise<void> {
  if (!mayCreate) await requireRegistry(file)
  await mkdir(path.dirname(file), { recursive: true })
  const lock = await lockRegistry(file)
  try {
    const before = { ...createRegistry(), ...(await readRegistry(file)) }
    await requireAllRemotes(file, before)
    const registry = { ...before, ...(await change(before)) }
    const text = `${JSON.stringify(registry, null, 2)}\n`
    lock.requireHeld()
    await replace(file, text)
    await replace(copyOf(file), text)
  } finally {
    await lock.release()
  }
}

const copyOf = (file: string): string => file.replace(/(\.json)?$/, '.copy.json')

/** Throws where neither the registry nor its copy is: the root may be the wrong one. */
export async function requireRegistry(file: string): Promise<void> {
  const found = await Promise.all([file, copyOf(file)].map((one) => stat(one).catch(() => null)))
  if (found.some(Boolean)) return
  throw new Error(
    `There is no registry ${file}. Not published.
REGISTRY_URL names the one that a shop reads; --root the folder that holds one; --new makes one, for a shop that has none yet.`,
  )
}

/** Throws when the last write named remotes that are gone: somebody else has written since. */
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
