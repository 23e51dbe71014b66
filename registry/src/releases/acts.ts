import { requireContract } from '@escapade/remote-kit/gate/require-contract'
import { requireFragments, requireUnused } from '@escapade/remote-kit/gate/require-fragments'
import { fingerprintOf } from '@escapade/remote-kit/release/history'
import { publishRelease, takeBack } from '@escapade/remote-kit/release/publish-release'
import { changeReleases } from '@escapade/remote-kit/release/release-acts'
import { versionOf } from '@escapade/remote-kit/release/shares'
import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import type { ActRequest, Changed, ReleaseAct } from '@escapade/shared-contracts/mount/registry-api'
import type { Db } from '../database/open-database'
import type { RegistryDeps } from '../deps'
import type { KeptFiles } from '../files/kept-files'
import { RegistryError, refusalCodeOf } from '../problems'
import type { Caller } from '../squads/caller'
import { databaseStore } from './database-store'
import { writeHistory } from './history'
import { requireTried } from './kept-trials'
import { claimRemote, publisherOf, requireRemote } from './own-remote'

type Deps = Pick<RegistryDeps, 'db' | 'files' | 'now' | 'isOpen' | 'trials'>
type Acting = { name: string; caller: Caller } & ActRequest

/** Carries out what a squad does with its releases, whole or not at all; both stand in the history. */
export async function act(
  { db, files, now, isOpen, trials }: Deps,
  { name, caller, act: asked, by }: Acting,
): Promise<Changed> {
  const line = {
    at: now().toISOString(),
    name,
    act: asked.act,
    version: 'version' in asked ? asked.version : undefined,
    share: shareOf(asked),
    reason: asked.act === 'freeze' ? asked.reason : undefined,
    key: fingerprintOf(caller.publicKey),
    squad: caller.squad,
    from: caller.from,
    ...by,
  }
  try {
    if (asked.act === 'publish' || asked.act === 'upload')
      await requireWhole({ db, files }, { name, version: asked.version })
    const isFree = asked.act === 'publish' && asked.untried === true && isOpen
    if (asked.act === 'publish' && trials && !isFree) await requireTried(db, { name, version: asked.version })
    return await db.transaction().execute(async (tx) => {
      // First of all: acts on the registry wait for each other.
      await tx.selectFrom('registry').select('id').forUpdate().execute()
      const { before, ...changed } = await carryOut(tx, { name, caller, asked, isFree })
      await writeHistory(tx, { ...line, version: changed.version, before })
      return before ? { ...changed, before: before.map(versionOf) } : changed
    })
  } catch (error) {
    const refused = refusalCodeOf(error)
    if (refused) await writeHistory(db, { ...line, refused })
    throw error
  }
}

const shareOf = (asked: ReleaseAct): number | undefined =>
  asked.act === 'canary' ? asked.share : asked.act === 'publish' ? asked.canary : undefined

type Outcome = Omit<Changed, 'before'> & { before?: RegistryRelease[] | undefined }
/** `isFree`: remotes of one commit are named one after the other, and fit when all of them are. */
type Carrying = { name: string; caller: Caller; asked: ReleaseAct; isFree: boolean }

async function carryOut(db: Db, { name, caller, asked, isFree }: Carrying): Promise<Outcome> {
  const store = databaseStore(db)
  const publisher = publisherOf(db, caller)
  if (asked.act === 'upload') {
    await requireRemote(db, name, caller)
    await markWhole(db, { name, version: asked.version })
    const { microFrontends } = await store.read()
    return { version: asked.version, named: (microFrontends[name] ?? []).map(versionOf) }
  }
  if (asked.act === 'publish') {
    await claimRemote(db, name, caller)
    const { version, canary } = asked
    const releaseText = await uploaded(db, { name, version })
    const release = JSON.parse(releaseText)
    if (!isFree) {
      await requireFragments(store, release)
      await requireContract(store, release)
    }
    const putFiles = () => markWhole(db, { name, version })
    const published = await publishRelease({ release, releaseText, store, publisher, putFiles, canary })
    return {
      version,
      ...(canary ? { share: canary } : {}),
      named: published.named,
      before: published.before ?? [],
    }
  }
  await requireRemote(db, name, caller)
  if (asked.act === 'retire') await requireUnused(store, name)
  if (asked.act !== 'taken-back') {
    const { before: _, ...changed } = await changeReleases({ store, name, publisher }, asked)
    return changed
  }
  const { version } = asked
  await takeBack({ store, name, version, before: await namedBefore(db, { name, version }) })
  const { microFrontends } = await store.read()
  return { version, named: (microFrontends[name] ?? []).map(versionOf) }
}

type OfRemote = { name: string; version: string }

/** Text of a release of which an upload has begun. */
async function uploaded(db: Db, { name, version }: OfRemote): Promise<string> {
  const found = await db
    .selectFrom('release')
    .select('releaseText')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!found)
    throw new RegistryError('not-found', `There is no release ${version} of ${name}: upload it first`)
  return found.releaseText
}

/** Throws while files are missing. Asked before the registry is locked: a bucket may answer slowly. */
export async function requireWhole(
  deps: { db: Db; files: KeptFiles },
  { name, version }: OfRemote,
): Promise<void> {
  const missing = await missingFiles(deps, { name, version })
  if (missing.length > 0)
    throw new RegistryError(
      'release-incomplete',
      `${missing.length} files of ${version} are missing: ${missing[0]}`,
    )
}

export const markWhole = async (db: Db, { name, version }: OfRemote): Promise<void> =>
  void (await db
    .updateTable('release')
    .set({ wholeAt: new Date() })
    .where('name', '=', name)
    .where('version', '=', version)
    .where('wholeAt', 'is', null)
    .execute())

/** Paths of the files of a release that are not kept yet. */
export async function missingFiles(
  { db, files }: { db: Db; files: KeptFiles },
  { name, version }: OfRemote,
): Promise<string[]> {
  const wanted = await db
    .selectFrom('releaseFile')
    .select(['path', 'integrity'])
    .where('name', '=', name)
    .where('version', '=', version)
    .execute()
  const kept = await Promise.all(wanted.map(({ integrity }) => files.has(integrity)))
  return wanted.flatMap(({ path }, at) => (kept[at] ? [] : [path]))
}

/** Entries that the last publication of a release took the place of. */
async function namedBefore(db: Db, { name, version }: OfRemote): Promise<RegistryRelease[] | undefined> {
  const found = await db
    .selectFrom('history')
    .select('before')
    .where('name', '=', name)
    .where('version', '=', version)
    .where('act', '=', 'publish')
    .where('refused', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const before: RegistryRelease[] = JSON.parse(found?.before ?? '[]')
  return before.length > 0 ? before : undefined
}
