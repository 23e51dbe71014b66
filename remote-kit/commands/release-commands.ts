import process from 'node:process'
import { rowOf } from '@escapade/shared-contracts/criteria/criteria-table'
import type { HistoryRecord } from '@escapade/shared-contracts/mount/registry-api'
import { findBuilt } from '../release/find-built'
import { readManifest } from '../release/manifest'
import { previewPath, previewToken } from '../release/preview-token'
import { readPublishKey, readSquadKey } from '../release/publish-key'
import { registryInFolder } from '../release/registry-in-folder'
import { registryOverHttp } from '../release/registry-over-http'
import type { ReleaseChange } from '../release/release-acts'
import type { ReleaseRegistry } from '../release/release-registry'
import { runningRegistry } from '../release/running-registry'
import { readShare } from '../release/shares'
import { type Verdict, waitForVerdict } from './shell-verdict'

type Say = (text: string) => void
/**
 * The remote's folder, the registry (`REGISTRY_URL`, else the one that runs over the root, else
 * the file that the root holds), and the shells that are asked
 * (`SHELL_URL`, by commas).
 */
export type Place = { dir: string; root: string; registry: string | undefined; shells: string[]; say: Say }

const readKey = ({ dir, registry }: Pick<Place, 'dir' | 'registry'>) =>
  registry ? readSquadKey(process.env) : readPublishKey({ dir, given: process.env.PUBLISH_KEY })

async function openRegistry({ dir, root, registry, say }: Omit<Place, 'shells'>) {
  const key = await readKey({ dir, registry })
  if (registry) return registryOverHttp({ address: registry, dir, key, say })
  const address = await runningRegistry(root)
  return address ? registryOverHttp({ address, dir, key, say }) : registryInFolder({ root, dir, key })
}

type Publishing = { mayCreate?: boolean; canary?: string; showsLess?: string }

/** Publishes what was built, to everybody or as a canary, and takes it back when a shell refuses it. */
export async function publish(place: Place, { mayCreate, canary, showsLess }: Publishing) {
  const share = canary === undefined ? undefined : readShare(canary)
  const folder = await findBuilt(place.dir)
  const registry = await openRegistry(place)
  const { release, named, before, takeBack } = await registry.publish({
    folder,
    mayCreate,
    canary: share,
    showsLess,
  })
  const { name, version } = release
  place.say(`${name} ${version} is in ${registry.address}`)
  const done = share ? `takes ${share} % of the sessions` : 'is live'
  const verdict = await tellAll(place, { name, version, named, done })
  if (verdict?.state !== 'refused') return
  if (!verdict.isRegistry) await takeBack()
  throw new Error(`${name} ${version} is not live: ${verdict.reason}${takenBackTo(verdict, before)}`)
}

/** Words for a change that has arrived. */
const told = {
  canary: ({ share }) => `takes ${share} % of the sessions`,
  promote: () => 'is live',
  rollback: () => 'is live',
  withdraw: () => 'is taken from every session, from its next document on,',
  retire: () => 'is gone with its remote',
  freeze: () => 'stays: its remote is frozen,',
  thaw: () => 'is no longer frozen',
} satisfies { [Act in ReleaseChange['act']]: (change: { share?: number }) => string }

/** Names other releases of the remote that the registry keeps. */
export async function changeReleases(place: Place, change: ReleaseChange): Promise<void> {
  const { name } = readManifest(place.dir)
  const registry = await openRegistry(place)
  const { version, named, share } = await registry.change(name, change)
  place.say(`${name}: ${registry.address} names ${named.join(' and ') || 'no release'}`)
  const done = told[change.act]({ share })
  const verdict = await tellAll(place, { name, version, named, done, isWithdrawn: change.act === 'withdraw' })
  if (verdict?.state === 'refused') throw new Error(`${name} ${version}: ${verdict.reason}`)
}

export const canary = (place: Place, share?: string): Promise<void> =>
  changeReleases(place, { act: 'canary', share: readShare(share) })

export async function giveAway(place: Place, to?: string): Promise<void> {
  if (!to) throw new Error('To whom? remote-kit hand-over PUBLIC_KEY')
  const { name } = readManifest(place.dir)
  const registry = await openRegistry(place)
  await registry.handOver(name, to)
  const isOffer = place.registry !== undefined
  place.say(
    isOffer
      ? `${name} is offered to ${to}: remote-kit accept takes it`
      : `${name} belongs to ${to} from now on`,
  )
}

function takenBackTo(verdict: Verdict, before: string[]): string {
  if (verdict.state === 'refused' && verdict.isRegistry) return ''
  return before.length > 0
    ? `\nThe registry names ${before.join(' and ')} again.`
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

/**
 * Gives links that show a release in one browser, in the place of what is live: the named one, else what was built,
 * which is uploaded for it.
 */
export async function preview(place: Place, { version, hours = '8' }: { version?: string; hours?: string }) {
  const { name } = readManifest(place.dir)
  const lasting = Number(hours)
  if (!(lasting > 0 && lasting <= 72)) throw new Error('A preview lasts up to 72 hours: --hours 8')
  const key = await readKey(place)
  const registry = await openRegistry(place)
  const shown = version ?? (await registry.upload({ folder: await findBuilt(place.dir) })).version
  const releaseText = await registry.releaseText(name, shown)
  const token = await previewToken({ release: JSON.parse(releaseText), releaseText, hours: lasting }, key)
  place.say(`${name} ${shown}, for ${lasting} hours, in the browser that opens`)
  for (const shell of place.shells) place.say(new URL(`${previewPath}?token=${token}`, shell).href)
}

type Asked = Omit<Place, 'shells'> & { json?: boolean | undefined }
type Reading = { name: string; registry: ReleaseRegistry }

async function openToRead(asked: Asked): Promise<Reading> {
  return { name: readManifest(asked.dir).name, registry: await openRegistry(asked) }
}

/** Releases that are kept, the newest first, and which of them the registry names. */
export async function listReleases(asked: Asked): Promise<void> {
  const { name, registry } = await openToRead(asked)
  const rows = await registry.releases(name)
  if (asked.json) return asked.say(JSON.stringify(rows))
  if (rows.length === 0) return asked.say(`${name} has no release in ${registry.address}`)
  for (const { version, at, share, isWithdrawn } of rows)
    asked.say(lineOf([version, at, share !== null && `${share} %`, isWithdrawn && 'withdrawn']))
}

/**
 * Releases that visitors have and that use a fragment, of this remote or by its whole name, an event (`owner:event`) or a
 * key of the hash.
 */
export async function tellUses(asked: Asked, what?: string): Promise<void> {
  if (!what) throw new Error('Of what? remote-kit who-uses FRAGMENT|EVENT|KEY')
  const { name, registry } = await openToRead(asked)
  const isWhole = /[/:]/.test(what) || rowOf(what) !== undefined
  const whole = isWhole ? what : `${name}/${what}`
  const uses = await registry.usesOf(whole)
  if (asked.json) return asked.say(JSON.stringify(uses))
  if (uses.length === 0) return asked.say(`No live release uses ${whole}`)
  for (const { name: user, version, share, since, how } of uses)
    asked.say(lineOf([user, version, `${share} %`, `since ${since}`, how.join(', ')]))
}

/** Tells what was done to the remote, the oldest first. */
export async function tellHistory(asked: Asked): Promise<void> {
  const { name, registry } = await openToRead(asked)
  const records = await registry.history(name)
  if (asked.json) return asked.say(JSON.stringify(records))
  for (const record of records) asked.say(historyLine(record))
}

const historyLine = ({
  at,
  act,
  version,
  share,
  reason,
  who,
  key,
  commit,
  from,
  refused,
}: HistoryRecord): string =>
  lineOf([
    at,
    act,
    version,
    share && `${share} %`,
    reason,
    refused && `refused: ${refused}`,
    who,
    from && `from ${from}`,
    `key ${key}`,
    commit,
  ])

const lineOf = (parts: (string | number | false | undefined)[]): string => parts.filter(Boolean).join('  ')
