import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import type { Changed } from '@escapade/shared-contracts/mount/registry-api'
import { requireThawed } from './freeze'
import type { OwnRemote } from './own-remote'
import { claimName } from './ownership'
import { RefusalError } from './refusal'
import { registryEntry } from './registry-entry'
import type { RegistryParts } from './registry-store'
import { readSplit, type Split, versionOf, writeSplit } from './shares'

/** `withdrawn`: versions of the remote. */
type Present = Split & { withdrawn: string[] }
type Next = Present & { version: string }

/** Changes which releases of a remote the registry names. Throws where the name is another's. */
async function change(
  { store, name, publisher }: OwnRemote,
  decide: (present: Present, registry: RegistryParts) => Next | Promise<Next>,
): Promise<Changed> {
  let changed: Changed | null = null
  await store.update(async (registry: RegistryParts) => {
    const { owners, microFrontends, withdrawn } = registry
    const claimed = claimName(owners, name, publisher.publicKey)
    const present = { ...readSplit(microFrontends[name]), withdrawn: withdrawn[name] ?? [] }
    const next = await decide(present, registry)
    const entries = writeSplit(next)
    const gone = [present.main, present.canary].flatMap((entry) => (entry ? [versionOf(entry)] : []))
    await store.markUsed({ name, versions: gone })
    changed = { version: next.version, share: next.share, named: entries.map(versionOf) }
    return {
      owners: claimed,
      microFrontends: { ...microFrontends, [name]: entries },
      withdrawn: { ...withdrawn, [name]: next.withdrawn },
    }
  })
  if (!changed) throw new Error(`${store.address} was not changed`)
  return changed
}

/** Entry of a release that is still in the store. */
async function entryOf({ store, name, publisher }: OwnRemote, version: string): Promise<RegistryRelease> {
  const releaseText = await store.readRelease({ name, version })
  if (releaseText === null)
    throw new RefusalError(
      'no-such-release',
      `There is no release ${version} of ${name}: ${await listed({ store, name })}`,
    )
  return registryEntry(JSON.parse(releaseText), { releaseText, publisher })
}

/** Those that a message offers. */
async function listed({ store, name }: Pick<OwnRemote, 'store' | 'name'>): Promise<string> {
  const releases = await store.releases(name)
  if (releases.length === 0) return 'the store has none'
  return `there are\n${releases.map(({ version, at }) => `  ${version}  ${at}`).join('\n')}`
}

/** Gives the canary another share of the sessions. */
export const setShare = (remote: OwnRemote, share: number): Promise<Changed> =>
  change(remote, (present, registry) => {
    if (share > present.share) requireThawed(registry, remote.name)
    if (!present.canary)
      throw new RefusalError(
        'no-canary',
        `${remote.name} has no canary: remote-kit publish --canary ${share} begins one`,
      )
    return { ...present, share, version: versionOf(present.canary) }
  })

/** The canary is for everybody from now on. */
export const promote = (remote: OwnRemote): Promise<Changed> =>
  change(remote, ({ main, canary, withdrawn }, registry) => {
    requireThawed(registry, remote.name)
    if (!canary) throw new RefusalError('no-canary', `${remote.name} has no canary that could be promoted`)
    const replaces = main ? versionOf(main) : undefined
    const next = { ...canary, extras: { ...canary.extras, replaces } }
    return { main: next, canary: null, share: 0, withdrawn, version: versionOf(canary) }
  })

/**
 * Names an older release again for everybody, and takes the one that it replaces from the sessions that have it; a
 * canary goes on beside it.
 */
export const rollBack = (remote: OwnRemote, wanted?: string): Promise<Changed> =>
  change(remote, async (present) => {
    const { main, withdrawn } = present
    const former = main?.extras.replaces
    const version = wanted ?? (former && !withdrawn.includes(former) ? former : undefined)
    if (!version)
      throw new RefusalError(
        'release-unnamed',
        `Which release of ${remote.name}? remote-kit rollback VERSION; ${await listed(remote)}`,
      )
    const left = main ? [...withdrawn, versionOf(main)] : withdrawn
    return {
      ...present,
      main: await entryOf(remote, version),
      withdrawn: [...new Set(left)].filter((one) => one !== version),
      version,
    }
  })

/**
 * Takes a release from everybody who has it: no session goes on with it. The canary, where none is named; the one for
 * everybody gives way to the one before it.
 */
export const withdraw = (remote: OwnRemote, wanted?: string): Promise<Changed> =>
  change(remote, async (present) => {
    const { main, canary } = present
    const version = wanted ?? (canary ? versionOf(canary) : undefined)
    if (!version)
      throw new RefusalError(
        'release-unnamed',
        `Which release of ${remote.name}? remote-kit withdraw VERSION; ${await listed(remote)}`,
      )
    const withdrawn = [...new Set([...present.withdrawn, version])]
    if (canary && versionOf(canary) === version) return { main, canary: null, share: 0, withdrawn, version }
    if (!main || versionOf(main) !== version) return { ...present, withdrawn, version }
    const former = main.extras.replaces
    if (!former || withdrawn.includes(former))
      throw new RefusalError(
        'no-way-back',
        `${version} is for everybody, and no release is named that could take its place:
remote-kit rollback VERSION first, or remote-kit retire; ${await listed(remote)}`,
      )
    return { ...present, main: await entryOf(remote, former), withdrawn, version }
  })

/** Takes the remote out of the shop: its routes and fragments are free. */
export const retire = (remote: OwnRemote): Promise<Changed> =>
  change(remote, (present) => {
    if (!present.main) throw new RefusalError('nothing-live', `${remote.name} has no live release`)
    return { ...present, main: null, canary: null, share: 0, version: versionOf(present.main) }
  })
