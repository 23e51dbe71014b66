import { integrityOf } from '@escapade/remote-kit/release/integrity'
import { isSignedBy } from '@escapade/remote-kit/release/publish-key'
import { judgeClaim } from '@escapade/remote-kit/release/publish-release'
import { describeEntry } from '@escapade/remote-kit/release/registry-entry'
import { Release } from '@escapade/shared-contracts/mount/registry'
import type { UploadRequest } from '@escapade/shared-contracts/mount/registry-api'
import type { Kysely } from 'kysely'
import type { RegistryTables } from '../database/tables'
import type { KeptFiles } from '../files/kept-files'
import { RegistryError } from '../problems'
import type { Caller } from '../squads/caller'
import { missingFiles } from './acts'
import { databaseStore } from './database-store'
import { claimRemote, publisherOf } from './own-remote'

type Deps = { db: Kysely<RegistryTables>; files: KeptFiles }
type OfRemote = { name: string; version: string }

const mostFiles = 2000
/** A plain path below the release's folder. */
const pathPattern = /^(?!.*(^|\/)\.{1,2}(\/|$))[\w@.~-]+(\/[\w@.~-]+)*$/

/** Begins an upload, or goes on with it: answers the files that are not kept yet. */
export async function beginUpload(
  { db, files }: Deps,
  { name, version, caller, request }: OfRemote & { caller: Caller; request: UploadRequest },
): Promise<{ missing: string[] }> {
  const { releaseText, signature } = request
  const release = readRelease(releaseText)
  if (release.name !== name || release.version !== version)
    throw new RegistryError('invalid-request', `release.json is of ${release.name} ${release.version}`)
  if (!isSignedBy(caller.publicKey, { name, entry: describeEntry(release, releaseText), signature }))
    throw new RegistryError('signature-wrong', `${version} of ${name} is not signed by the key that called`)
  await db.transaction().execute(async (tx) => {
    await claimRemote(tx, name, caller)
    const store = databaseStore(tx)
    await judgeClaim({ release }, { store, publisher: publisherOf(tx, caller), registry: await store.read() })
    const known = await tx
      .selectFrom('release')
      .select('releaseText')
      .where('name', '=', name)
      .where('version', '=', version)
      .forUpdate()
      .executeTakeFirst()
    if (known && known.releaseText !== releaseText)
      throw new RegistryError('release-differs', `There is another release ${version} of ${name} already`)
    const signed = { signature, signedBy: caller.publicKey, usedAt: new Date() }
    await tx
      .insertInto('release')
      .values({ name, version, releaseText, ...signed, wholeAt: null })
      .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet(signed))
      .execute()
    const listed = Object.entries(release.files).map(([path, integrity]) => ({
      name,
      version,
      path,
      integrity,
    }))
    if (!known && listed.length > 0) await tx.insertInto('releaseFile').values(listed).execute()
  })
  return { missing: await missingFiles({ db, files }, { name, version }) }
}

function readRelease(releaseText: string): Release {
  const parsed = Release.safeParse(parseJson(releaseText))
  if (!parsed.success) throw new RegistryError('invalid-request', 'release.json describes no release')
  const paths = Object.keys(parsed.data.files)
  if (paths.length > mostFiles)
    throw new RegistryError('too-large', `A release has at most ${mostFiles} files`)
  const climbing = paths.find((path) => !pathPattern.test(path))
  if (climbing !== undefined)
    throw new RegistryError(
      'invalid-request',
      `A file of a release cannot be called ${JSON.stringify(climbing)}`,
    )
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type FileUpload = OfRemote & { path: string; content: Buffer; caller: Caller }

/** Keeps a file of an upload. Throws for one that the release does not name, or names with another hash. */
export async function uploadFile(
  { db, files }: Deps,
  { name, version, path, content, caller }: FileUpload,
): Promise<void> {
  const found = await db
    .selectFrom('releaseFile')
    .innerJoin('release', (join) =>
      join
        .onRef('release.name', '=', 'releaseFile.name')
        .onRef('release.version', '=', 'releaseFile.version'),
    )
    .select(['releaseFile.integrity', 'release.signedBy'])
    .where('releaseFile.name', '=', name)
    .where('releaseFile.version', '=', version)
    .where('releaseFile.path', '=', path)
    .executeTakeFirst()
  if (!found || found.signedBy !== caller.publicKey)
    throw new RegistryError('not-found', `No upload of this key names the file ${path} of ${name} ${version}`)
  if (integrityOf(content) !== found.integrity)
    throw new RegistryError('file-differs', `${path} is not the file that release.json names: send it again`)
  await files.put(found.integrity, content)
}
