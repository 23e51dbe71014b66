import { createHash, randomBytes } from 'node:crypto'
import { fingerprintOf } from '@escapade/remote-kit/release/history'
import type { Db } from '../database/open-database'
import { RegistryError } from '../problems'

/** An invitation that was not used is worth nothing after so long. */
const invitedMs = 7 * 24 * 3_600_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A word with which a squad, new or without a key, names its first one. */
export async function invite(db: Db, { squad, now }: { squad: string; now: Date }): Promise<string> {
  // Not in base64url: a word that begins with a hyphen is an option on a command line.
  const token = randomBytes(24).toString('hex')
  await ensureName(db, squad)
  await db
    .insertInto('invitation')
    .values({ tokenHash: hashOf(token), squad, expiresAt: new Date(now.getTime() + invitedMs) })
    .execute()
  return token
}

/** The squad of an invitation has this key from now on. Throws where the word is worth nothing. */
export async function join(
  db: Db,
  { invitation, key, now }: { invitation: string; key: string; now: Date },
): Promise<{ squad: string }> {
  const taken = await db
    .deleteFrom('invitation')
    .where('tokenHash', '=', hashOf(invitation))
    .where('expiresAt', '>', now)
    .returning('squad')
    .executeTakeFirst()
  if (!taken)
    throw new RegistryError(
      'invitation-not-valid',
      'The invitation was used or is too old: ask an operator for another',
    )
  const { squad } = taken
  await requireNewKey(db, key)
  const present = await keyInForce(db, squad)
  if (present)
    throw new RegistryError(
      'key-taken',
      `${squad} has a key already: remote-kit keys rotate puts another in its place`,
    )
  await db.insertInto('squadKey').values({ publicKey: key, squad, revokedAt: null }).execute()
  return { squad }
}

/** A squad of an open registry, called by its key. Two of its first calls may come at once. */
export async function addSquad(db: Db, publicKey: string): Promise<string> {
  const squad = `squad-${fingerprintOf(publicKey).toLowerCase()}`
  await ensureSquads(db, { [squad]: publicKey })
  return squad
}

/**
 * Adds squads by their public keys, such as those of the settings, where keys are not invited. A squad that has another
 * key by now keeps it.
 */
export async function ensureSquads(db: Db, squads: Record<string, string>): Promise<void> {
  for (const [squad, publicKey] of Object.entries(squads)) {
    await ensureName(db, squad)
    await db
      .insertInto('squadKey')
      .values({ publicKey, squad, revokedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const ensureName = async (db: Db, name: string): Promise<void> =>
  void (await db
    .insertInto('squad')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute())

export async function requireNewKey(db: Db, key: string): Promise<void> {
  const known = await db
    .selectFrom('squadKey')
    .select('squad')
    .where('publicKey', '=', key)
    .executeTakeFirst()
  if (known) throw new RegistryError('key-taken', `This key is or was one of ${known.squad}: make another`)
}

async function keyInForce(db: Db, squad: string): Promise<string | null> {
  const found = await db
    .selectFrom('squadKey')
    .select('publicKey')
    .where('squad', '=', squad)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return found?.publicKey ?? null
}

/** Nothing that the squad's key says counts from now on. Answers the key, null where there was none. */
export async function revoke(db: Db, { squad, now }: { squad: string; now: Date }): Promise<string | null> {
  const revoked = await db
    .updateTable('squadKey')
    .set({ revokedAt: now })
    .where('squad', '=', squad)
    .where('revokedAt', 'is', null)
    .returning('publicKey')
    .executeTakeFirst()
  return revoked?.publicKey ?? null
}

export type ListedSquad = { squad: string; key: string | null; remotes: string[] }

export async function listSquads(db: Db): Promise<ListedSquad[]> {
  const squads = await db.selectFrom('squad').select('name').orderBy('name').execute()
  return Promise.all(
    squads.map(async ({ name }) => ({
      squad: name,
      key: await keyInForce(db, name),
      remotes: await remotesOf(db, name),
    })),
  )
}

export async function remotesOf(db: Db, squad: string): Promise<string[]> {
  const found = await db
    .selectFrom('remote')
    .select('name')
    .where('squad', '=', squad)
    .orderBy('name')
    .execute()
  return found.map(({ name }) => name)
}
