import process from 'node:process'
import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import { findBuilt } from './find-built'
import { folderStore } from './folder-store'
import { type HistoryRecord, recordOf } from './history'
import { readManifest } from './manifest'
import { handOver } from './ownership'
import { readPublishKey } from './publish-key'
import { publishRelease, takeBack } from './publish-release'
import type { RegistryStore } from './registry-store'
import { type Changed, promote, retire, rollBack, setShare, withdraw } from './release-changes'
import { readShare } from './shares'
import { type Verdict, waitForVerdict } from './shell-verdict'

type Say = (text: string) => void
/** The remote's folder, the root that holds the registry, and the shells that are asked (`SHELL_URL`, by commas). */
export type Place = { dir: string; root: string; shells: string[]; say: Say }
type Act = HistoryRecord['act']

const keyOf = (dir: string) => readPublishKey({ dir, given: process.env.PUBLISH_KEY })

/** Publishes what was built, to everybody or as a canary, and takes it back when a shell refuses it. */
export async function publish(place: Place, { mayCreate, canary }: { mayCreate?: boolean; canary?: string }) {
  const { dir, root, say } = place
  const share = canary === undefined ? undefined : readShare(canary)
  const folder = await findBuilt(dir)
  const store = folderStore(root)
  const key = await keyOf(dir)
  const { release, before, named } = await publishRelease({ folder, store, key, mayCreate, canary: share })
  const { name, version } = release
  await store.note(await recordOf(key, { dir, name, act: 'publish', version, share }))
  say(`${name} ${version} is in ${store.address}`)
  const told = { name, version, named, share, done: share ? `takes ${share} % of the sessions` : 'is live' }
  const verdict = await tellAll(place, told)
  if (verdict?.state !== 'refused') return
  if (!verdict.isRegistry) {
    await takeBack({ store, name, version, before })
    await store.note(await recordOf(key, { dir, name, act: 'taken-back', version }))
  }
  throw new Error(`${name} ${version} is not live: ${verdict.reason}${takenBackTo(verdict, before)}`)
}

const changes = {
  rollback: { run: rollBack, act: 'rollback', done: 'is live' },
  promote: { run: promote, act: 'promote', done: 'is live' },
  withdraw: {
    run: withdraw,
    act: 'withdraw',
    done: 'is taken from every session, from its next document on,',
  },
  retire: { run: retire, act: 'retire', done: 'is gone with its remote' },
} as const satisfies Record<string, { run: unknown; act: Act; done: string }>

/** What names other releases of the remote that are in the store. */
export async function changeReleases(
  place: Place,
  verb: keyof typeof changes,
  version?: string,
): Promise<void> {
  const { run, act, done } = changes[verb]
  await carryOut(place, {
    act,
    done,
    isWithdrawn: verb === 'withdraw',
    change: (remote) => run(remote, version),
  })
}

export async function canary(place: Place, share?: string): Promise<void> {
  const percent = readShare(share)
  await carryOut(place, {
    act: 'canary',
    done: `takes ${percent} % of the sessions`,
    change: (remote) => setShare(remote, percent),
  })
}

type Remote = Parameters<typeof promote>[0]
type Doing = { act: Act; done: string; isWithdrawn?: boolean; change: (remote: Remote) => Promise<Changed> }

async function carryOut(place: Place, { act, done, isWithdrawn = false, change }: Doing): Promise<void> {
  const { dir, root, say } = place
  const { name } = readManifest(dir)
  const store = folderStore(root)
  const key = await keyOf(dir)
  const { version, named, share } = await change({ store, name, key })
  await store.note(await recordOf(key, { dir, name, act, version, ...(act === 'canary' && { share }) }))
  say(`${name}: ${store.address} names ${named.join(' and ') || 'no release'}`)
  const verdict = await tellAll(place, { name, version, named, done, isWithdrawn })
  if (verdict?.state === 'refused') throw new Error(`${name} ${version}: ${verdict.reason}`)
}

export async function giveAway({ dir, root, say }: Place, to?: string): Promise<void> {
  if (!to) throw new Error('To whom? remote-kit hand-over PUBLIC_KEY')
  const { name } = readManifest(dir)
  const key = await keyOf(dir)
  const store = folderStore(root)
  await store.update(({ owners }) => ({ owners: handOver(owners, { name, to, key }) }))
  await store.note(await recordOf(key, { dir, name, act: 'hand-over' }))
  say(`${name} belongs to ${to}, from the next release that this key signs`)
}

function takenBackTo(verdict: Verdict, before?: RegistryRelease[]): string {
  if (verdict.state === 'refused' && verdict.isRegistry) return ''
  const versions = before?.map(({ metadata }) => metadata.version) ?? []
  return versions.length > 0
    ? `\nThe registry names ${versions.join(' and ')} again.`
    : '\nThe registry does not name it any more.'
}

type Told = { name: string; version: string; named: string[]; done: string; isWithdrawn?: boolean }

/** Says of each shell what it makes of a change; answers the first refusal. */
async function tellAll({ shells, say }: Place, { done, ...asked }: Told): Promise<Verdict | undefined> {
  const { name, version } = asked
  const verdicts = await Promise.all(shells.map((shell) => waitForVerdict({ shell, ...asked })))
  for (const [at, { state }] of verdicts.entries()) {
    const shell = shells[at] ?? ''
    if (state === 'live') say(`${name} ${version} ${done} at ${shell}`)
    if (state === 'away')
      say(`No shell answers at ${shell} (SHELL_URL): whether it takes the release is not known`)
    if (state === 'silent') say(`The shell at ${shell} says nothing of it: does it follow this registry?`)
  }
  return verdicts.find(({ state }) => state === 'refused')
}

type Asked = Pick<Place, 'dir' | 'root' | 'say'> & { json?: boolean | undefined }

/** Releases that are kept, the newest first, and which of them the registry names. */
export async function listReleases({ dir, root, say, json }: Asked): Promise<void> {
  const { name } = readManifest(dir)
  const store = folderStore(root)
  const { microFrontends, withdrawn = {} } = await store.read()
  const named = microFrontends[name] ?? []
  const rows = (await store.releases(name)).map(({ version, at }) => {
    const entry = named.find(({ metadata }) => metadata.version === version)
    const share = entry?.deployment?.traffic ?? null
    return { version, at, share, isWithdrawn: withdrawn[name]?.includes(version) ?? false }
  })
  if (json) return say(JSON.stringify(rows))
  if (rows.length === 0) return say(`${name} has no release in ${store.address}`)
  for (const { version, at, share, isWithdrawn } of rows)
    say([version, at, share !== null && `${share} %`, isWithdrawn && 'withdrawn'].filter(Boolean).join('  '))
}

/** What was done to the remote, the oldest first. */
export async function tellHistory({ dir, root, say, json }: Asked): Promise<void> {
  const { name } = readManifest(dir)
  const records = await (folderStore(root) satisfies RegistryStore).history(name)
  if (json) return say(JSON.stringify(records))
  for (const { at, act, version, share, who, key, commit } of records)
    say([at, act, version, share && `${share} %`, who, `key ${key}`, commit].filter(Boolean).join('  '))
}
