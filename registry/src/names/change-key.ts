import { fingerprintOf } from '@escapade/remote-kit/release/history'
import { handOver } from '@escapade/remote-kit/release/ownership'
import { isHandedOver, isSignedBy } from '@escapade/remote-kit/release/publish-key'
import { describeEntry } from '@escapade/remote-kit/release/registry-entry'
import type { Registry } from '@escapade/shared-contracts/mount/registry'
import type { HistoryRecord, KeyRequest } from '@escapade/shared-contracts/mount/registry-api'
import type { Kysely } from 'kysely'
import type { Db } from '../database/open-database'
import type { RegistryTables } from '../database/tables'
import { RegistryError } from '../problems'
import { databaseStore } from '../releases/database-store'
import { writeHistory } from '../releases/history'
import { requireRemote } from '../releases/own-remote'
import type { Caller } from '../squads/caller'
import { remotesOf, requireNewKey } from '../squads/squads'

type Deps = { db: Kysely<RegistryTables>; now: () => Date }
type By = KeyRequest['by']
type Signatures = Record<string, string>

/** Locks the registry for a change of owners, and tells it in the history of each remote. */
async function changeOwners<T>(deps: Deps, change: (db: Db) => Promise<T>): Promise<T> {
  return deps.db.transaction().execute(async (tx) => {
    await tx.selectFrom('registry').select('id').forUpdate().execute()
    return change(tx)
  })
}

type Line = { name: string; act: HistoryRecord['act']; caller: Caller; by: By; at: Date }
const tell = (db: Db, { name, act, caller, by, at }: Line) =>
  writeHistory(db, {
    at: at.toISOString(),
    name,
    act,
    key: fingerprintOf(caller.publicKey),
    squad: caller.squad,
    from: caller.from,
    ...by,
  })

/** The squad has another key: the present one hands every name over to it, and it signs what is kept. */
export const rotateKey = (deps: Deps, { caller, key, remotes, by }: { caller: Caller } & KeyRequest) =>
  changeOwners(deps, async (db) => {
    await requireNewKey(db, key)
    for (const name of await remotesOf(db, caller.squad)) {
      const given = remotes[name]
      if (!given)
        throw new RegistryError('signature-wrong', `The new key takes every remote: ${name} is missing`)
      await giveName(db, { name, key, from: { key: caller.publicKey, signature: given.handOver } })
      await signAnew(db, { name, key, signatures: given.releases })
      await tell(db, { name, act: 'new-key', caller, by, at: deps.now() })
    }
    await db
      .updateTable('squadKey')
      .set({ revokedAt: deps.now() })
      .where('publicKey', '=', caller.publicKey)
      .execute()
    await db.insertInto('squadKey').values({ publicKey: key, squad: caller.squad, revokedAt: null }).execute()
  })

type Offer = { name: string; to: string; signature: string; caller: Caller; by: By }

/** Offers a name to the squad that has a key. It is the squad's once that one accepts. */
export const offerName = (deps: Deps, { name, to, signature, caller, by }: Offer) =>
  changeOwners(deps, async (db) => {
    await requireRemote(db, name, caller)
    requireHandOver({ name, to, from: { key: caller.publicKey, signature } })
    await db
      .updateTable('remote')
      .set({ offeredKey: to, offerSignature: signature })
      .where('name', '=', name)
      .execute()
    await tell(db, { name, act: 'hand-over', caller, by, at: deps.now() })
  })

type Acceptance = { name: string; releases: Signatures; caller: Caller; by: By }

/** Takes a name that was offered to the caller's key. */
export const acceptName = (deps: Deps, { name, releases, caller, by }: Acceptance) =>
  changeOwners(deps, async (db) => {
    const offered = await db.selectFrom('remote').selectAll().where('name', '=', name).executeTakeFirst()
    if (!offered?.offerSignature || offered.offeredKey !== caller.publicKey)
      throw new RegistryError('not-found', `${name} was not offered to this key`)
    const { owners = {} }: Registry = await databaseStore(db).read()
    const from = { key: owners[name]?.key ?? '', signature: offered.offerSignature }
    await giveName(db, { name, key: caller.publicKey, from })
    await signAnew(db, { name, key: caller.publicKey, signatures: releases })
    await db
      .updateTable('remote')
      .set({ squad: caller.squad, offeredKey: null, offerSignature: null })
      .where('name', '=', name)
      .execute()
    await tell(db, { name, act: 'hand-over', caller, by, at: deps.now() })
  })

type Given = { name: string; key: string; from: { key: string; signature: string } }

function requireHandOver({ name, to, from }: { name: string; to: string; from: Given['from'] }): void {
  if (!isHandedOver({ name, to, from }))
    throw new RegistryError('signature-wrong', `${name} is not handed over by the key that owns it`)
}

/** A name that was never published has no owner in the registry yet. */
async function giveName(db: Db, { name, key, from }: Given): Promise<void> {
  requireHandOver({ name, to: key, from })
  await databaseStore(db).update(({ owners }) =>
    owners[name] ? { owners: handOver(owners, { name, to: key, from }) } : {},
  )
}

/** Every release that is kept carries the signature of the new key, in the registry as well. */
async function signAnew(
  db: Db,
  { name, key, signatures }: { name: string; key: string; signatures: Signatures },
) {
  const kept = await db
    .selectFrom('release')
    .select(['version', 'releaseText'])
    .where('name', '=', name)
    .where('wholeAt', 'is not', null)
    .execute()
  for (const { version, releaseText } of kept) {
    const signature = signatures[version] ?? ''
    const entry = describeEntry(JSON.parse(releaseText), releaseText)
    if (!isSignedBy(key, { name, entry, signature }))
      throw new RegistryError('signature-wrong', `The new key has not signed ${version} of ${name}`)
    await db
      .updateTable('release')
      .set({ signature, signedBy: key })
      .where('name', '=', name)
      .where('version', '=', version)
      .execute()
  }
  await databaseStore(db).update(({ microFrontends }) => ({
    microFrontends: {
      ...microFrontends,
      [name]: (microFrontends[name] ?? []).map((entry) => ({
        ...entry,
        extras: { ...entry.extras, signature: signatures[entry.metadata.version] },
      })),
    },
  }))
}
