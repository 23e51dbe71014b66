import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { folderStore } from '@escapade/remote-kit/release/folder-store'
import { fingerprintOf } from '@escapade/remote-kit/release/history'
import { integrityOf } from '@escapade/remote-kit/release/integrity'
import { isSignedBy } from '@escapade/remote-kit/release/publish-key'
import { type Registry, RegistryRelease, Release } from '@escapade/shared-contracts/mount/registry'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Db } from '../database/open-database'
import type { RegistryTables } from '../database/tables'
import type { KeptFiles } from '../files/kept-files'
import { databaseStore } from '../releases/database-store'
import { writeHistory } from '../releases/history'

type Deps = { db: Kysely<RegistryTables>; files: KeptFiles; now: () => Date }
/** `skipped`: why a remote of the folder was left out. */
export type Imported = { name: string; versions: string[] } | { name: string; skipped: string }

/**
 * Takes over the remotes of a folder (`registry.json` and `releases/`) that this registry does not know yet, with their
 * owners, as squads that are called like them, and signatures. What is here already stays as it is, however often a
 * folder is imported: a new image sets no squad back.
 */
export async function importFolder({ db, files, now }: Deps, root: string): Promise<Imported[]> {
  const source = folderStore(root)
  await source.requireRegistry()
  const registry = await source.read()
  const imported: Imported[] = []
  for (const [name, named] of Object.entries(registry.microFrontends)) {
    try {
      const found = await readReleases({ root, name, registry, named })
      for (const { content } of found.flatMap((one) => one.files))
        await files.put(integrityOf(content), content)
      imported.push(await takeOver(db, { name, registry, found, at: now() }))
    } catch (error) {
      imported.push({ name, skipped: (error as Error).message })
    }
  }
  return imported
}

type Found = {
  entry: RegistryRelease
  release: Release
  releaseText: string
  files: { file: string; content: Buffer }[]
}
type Reading = { root: string; name: string; registry: Registry; named: unknown }

/** Releases that the folder names, compared with their hashes and their owner's key. */
async function readReleases({ root, name, registry, named }: Reading): Promise<Found[]> {
  const key = registry.owners?.[name]?.key
  if (!key) throw new Error('it has no owner, who would sign its releases')
  const entries = z.parse(z.array(RegistryRelease), named)
  return Promise.all(
    entries.map(async (entry) => {
      const { version } = entry.metadata
      const folder = path.join(root, 'releases', name, version)
      const releaseText = await readFile(path.join(folder, 'release.json'), 'utf8')
      const release = Release.parse(JSON.parse(releaseText))
      if (!isSignedBy(key, { name, entry, signature: entry.extras.signature ?? '' }))
        throw new Error(`its owner has not signed ${version}`)
      const contents = Object.entries(release.files).map(async ([file, integrity]) => {
        const content = await readFile(path.join(folder, file))
        if (integrityOf(content) !== integrity)
          throw new Error(`${file} of ${version} is not what was published`)
        return { file, content }
      })
      return { entry, release, releaseText, files: await Promise.all(contents) }
    }),
  )
}

type Taking = { name: string; registry: Registry; found: Found[]; at: Date }

const takeOver = (db: Kysely<RegistryTables>, { name, registry, found, at }: Taking): Promise<Imported> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('registry').select('id').forUpdate().execute()
    const known = await tx.selectFrom('remote').select('squad').where('name', '=', name).executeTakeFirst()
    if (known) return { name, skipped: `${known.squad} has it here already` }
    const key = registry.owners?.[name]?.key ?? ''
    const squad = await squadWith(tx, { key, name })
    await tx.insertInto('remote').values({ name, squad, offeredKey: null, offerSignature: null }).execute()
    for (const one of found) await insertRelease(tx, { ...one, key, at })
    await databaseStore(tx).update((here) => ({
      // Shells that followed the folder go on with its owners.
      ...(Object.keys(here.microFrontends).length === 0 && registry.id ? { id: registry.id } : {}),
      owners: { ...here.owners, [name]: registry.owners?.[name] ?? { key } },
      microFrontends: { ...here.microFrontends, [name]: found.map(({ entry }) => entry) },
    }))
    const versions = found.map(({ release }) => release.version)
    for (const version of versions)
      await writeHistory(tx, {
        at: at.toISOString(),
        name,
        act: 'publish',
        version,
        key: fingerprintOf(key),
        squad,
        who: 'import of a folder',
      })
    return { name, versions }
  })

/** The squad that has the key, or a new one that is called like the remote. */
async function squadWith(db: Db, { key, name }: { key: string; name: string }): Promise<string> {
  const known = await db
    .selectFrom('squadKey')
    .select('squad')
    .where('publicKey', '=', key)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  if (known) return known.squad
  const squad = name.replace(/^mf-/, '')
  await db
    .insertInto('squad')
    .values({ name: squad })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.insertInto('squadKey').values({ publicKey: key, squad, revokedAt: null }).execute()
  return squad
}

async function insertRelease(
  db: Db,
  { entry, release, releaseText, key, at }: Found & { key: string; at: Date },
) {
  const { name, version } = release
  await db
    .insertInto('release')
    .values({
      name,
      version,
      releaseText,
      signature: entry.extras.signature ?? '',
      signedBy: key,
      wholeAt: at,
    })
    .execute()
  const listed = Object.entries(release.files).map(([file, integrity]) => ({
    name,
    version,
    path: file,
    integrity,
  }))
  if (listed.length > 0) await db.insertInto('releaseFile').values(listed).execute()
}
