import { TrialReport } from '@escapade/shared-contracts/mount/registry-api'
import type { Db } from '../database/open-database'
import { RegistryError } from '../problems'
import { databaseStore } from './database-store'

type OfRelease = { name: string; version: string }
/** A picture of a trial: its file is kept by content, as those of releases are. */
export type KeptPicture = { name: string; integrity: string }
export type KeptTrial = { at: Date; report: TrialReport; pictures: KeptPicture[] }

/** Versions of a remote that stay known as seen. */
const mostSeen = 50

/** Keeps a trial in the place of the one before; shells read from the registry which releases passed. */
export async function keepTrial(db: Db, { name, version, at, report, pictures }: OfRelease & KeptTrial) {
  const kept = { at, report: JSON.stringify(report), pictures: JSON.stringify(pictures) }
  await db
    .insertInto('trial')
    .values({ name, version, ...kept })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet(kept))
    .execute()
  if (report.state !== 'passed') return
  await databaseStore(db).update(({ seen }) => {
    const others = seen[name]?.filter((one) => one !== version) ?? []
    return { seen: { ...seen, [name]: [...others, version].slice(-mostSeen) } }
  })
}

export async function readTrial(db: Db, { name, version }: OfRelease): Promise<KeptTrial | null> {
  const found = await db
    .selectFrom('trial')
    .select(['at', 'report', 'pictures'])
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!found) return null
  const report = TrialReport.parse(JSON.parse(found.report))
  return { at: new Date(found.at), report, pictures: JSON.parse(found.pictures) }
}

/** Throws unless a release passed its trial in a browser, or could not have one. */
export async function requireTried(db: Db, release: OfRelease): Promise<void> {
  const trial = await readTrial(db, release)
  const { name, version } = release
  if (!trial)
    throw new RegistryError(
      'release-untried',
      `${version} of ${name} was not tried in a browser: remote-kit publish does so`,
    )
  if (trial.report.state === 'failed')
    throw new RegistryError(
      'trial-failed',
      `${version} of ${name} failed its trial:\n${trial.report.faults.join('\n')}`,
    )
}
