import type { Publisher } from '@escapade/remote-kit/release/publisher'
import { RefusalError } from '@escapade/remote-kit/release/refusal'
import type { Db } from '../database/open-database'
import { RegistryError } from '../problems'
import type { Caller } from '../squads/caller'

/** The name belongs to the caller's squad, or is free: then it does from now on. Throws where it is another's. */
export async function claimRemote(db: Db, name: string, { squad }: Caller): Promise<void> {
  await db
    .insertInto('remote')
    .values({ name, squad })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const owner = await ownerOf(db, name)
  if (owner !== squad)
    throw new RefusalError('name-taken', `${name} belongs to ${owner}. A name is handed over by its squad`)
}

/** As `claimRemote`, for a name that has to be there. */
export async function requireRemote(db: Db, name: string, { squad }: Caller): Promise<void> {
  const owner = await ownerOf(db, name)
  if (owner === null) throw new RegistryError('not-found', `There is no remote ${name} yet: publish it first`)
  if (owner !== squad) throw new RefusalError('name-taken', `${name} belongs to ${owner}, not to ${squad}`)
}

async function ownerOf(db: Db, name: string): Promise<string | null> {
  const found = await db.selectFrom('remote').select('squad').where('name', '=', name).executeTakeFirst()
  return found?.squad ?? null
}

/** A squad, with the signatures that it sent with its releases. */
export const publisherOf = (db: Db, { publicKey }: Caller): Publisher => ({
  publicKey,
  async sign(name, { metadata: { version } }) {
    const found = await db
      .selectFrom('release')
      .select(['signature', 'signedBy'])
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst()
    if (found?.signedBy === publicKey) return found.signature
    throw new RegistryError(
      'release-signed-by-another',
      `${version} of ${name} is not signed by the key that its squad has now: publish it again`,
    )
  },
})
