import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  Registry,
  RegistryOwners,
  RegistryRelease,
  Release,
} from '@escapade/shared-contracts/mount/registry'
import { requireThawed } from './freeze'
import { claimName, requireFreeRoutes } from './ownership'
import type { Publisher } from './publisher'
import { RefusalError } from './refusal'
import { registryEntry } from './registry-entry'
import type { RegistryStore } from './registry-store'
import { readSplit, type Split, versionOf, writeSplit } from './shares'

/** A remote in the store. */
type Remote = { store: RegistryStore; name: string }
export type Described = { release: Release; releaseText: string }
type Publishing = Described & {
  store: RegistryStore
  publisher: Publisher
  /** Brings the files to where the store keeps them, whole or not at all. */
  putFiles: () => Promise<void>
  mayCreate?: boolean | undefined
  /** Percent of the sessions that try it; the others stay on what is live. */
  canary?: number | undefined
}
export type Published = { before: RegistryRelease[] | undefined; named: string[] }

/** Throws when name or routes of a release are another's; else returns the owners with its publisher among them. */
export async function judgeClaim(
  { release: { name, manifest } }: Pick<Described, 'release'>,
  { store, publisher, registry }: Pick<Publishing, 'store' | 'publisher'> & { registry: Registry },
): Promise<RegistryOwners> {
  const { owners = {}, microFrontends } = registry
  await requireFreeRoutes({ store, name, routes: manifest.routes, microFrontends })
  return claimName(owners, name, publisher.publicKey)
}

/**
 * Names a release in the registry, signed by its publisher, once its files are there. Returns the entries that it takes
 * the place of. Throws when name or routes are another's.
 */
export async function publishRelease({
  release,
  releaseText,
  store,
  publisher,
  putFiles,
  mayCreate,
  canary,
}: Publishing): Promise<Published> {
  const { name, version } = release
  const claim = (registry: Registry) => judgeClaim({ release }, { store, publisher, registry })
  // Judged before anything is copied, and again under the lock, which is not held while files are copied.
  if (!mayCreate) await store.requireRegistry()
  await claim(await store.read())
  await putFiles()
  let before: RegistryRelease[] | undefined
  let entries: RegistryRelease[] = []
  await store.update(
    async (registry) => {
      requireThawed(registry, name)
      before = registry.microFrontends[name]
      const present = readSplit(before)
      const replaces = present.main ? versionOf(present.main) : undefined
      const entry = await registryEntry(release, { releaseText, publisher, replaces })
      entries = writeSplit(canary ? beside(present, { entry, share: canary }) : { ...present, main: entry })
      const withdrawn = registry.withdrawn[name]?.filter((one) => one !== version) ?? []
      return {
        owners: await claim(registry),
        microFrontends: { ...registry.microFrontends, [name]: entries },
        withdrawn: { ...registry.withdrawn, [name]: withdrawn },
      }
    },
    { mayCreate },
  )
  await tidy({ store, name, version, before })
  return { before, named: entries.map(versionOf) }
}

/** Describes what a build left in a folder. */
export async function describeBuilt(folder: string): Promise<Described> {
  const releaseText = await readFile(path.join(folder, 'release.json'), 'utf8')
  return { release: JSON.parse(releaseText), releaseText }
}

/** A canary takes the place of the one before; it needs a release that the others stay on. */
function beside({ main }: Split, { entry, share }: { entry: RegistryRelease; share: number }): Split {
  if (!main)
    throw new RefusalError(
      'nothing-live',
      'There is no live release beside which it could be tried: publish it for everybody',
    )
  if (versionOf(main) === versionOf(entry))
    throw new RefusalError('already-live', `${versionOf(entry)} is for everybody already`)
  return { main, canary: entry, share }
}

/** Sessions go on with what was live until now, and old tabs with what was live lately. */
async function tidy({
  store,
  name,
  version,
  before = [],
}: Remote & { version: string; before?: RegistryRelease[] | undefined }): Promise<void> {
  const named = [version, ...before.map(({ metadata }) => metadata.version)]
  await store.markUsed({ name, versions: named })
  await store.prune({ name, named })
}

/** Names again what was live before a release that the shell refused, unless something else was published since. */
export const takeBack = ({
  store,
  name,
  version,
  before,
}: Remote & { version: string; before?: RegistryRelease[] | undefined }): Promise<void> =>
  store.update(({ microFrontends }) => {
    const { [name]: present = [], ...others } = microFrontends
    if (!present.some((entry) => versionOf(entry) === version)) return {}
    return { microFrontends: before ? { ...microFrontends, [name]: before } : others }
  })
