import type { HistoryRecord } from '@escapade/shared-contracts/mount/registry-api'
import type { Db } from '../database/open-database'

/** A line of the history. `before`: entries that a publication took the place of. */
export type Recorded = HistoryRecord & { squad?: string | null; before?: unknown[] | undefined }

export async function writeHistory(db: Db, record: Recorded): Promise<void> {
  const { at, name, act, version, share, reason, key, squad, who, commit, from, refused, before } = record
  await db
    .insertInto('history')
    .values({
      at: new Date(at),
      name,
      act,
      version: version ?? null,
      share: share ?? null,
      reason: reason ?? null,
      key,
      squad: squad ?? null,
      who,
      commit: commit ?? null,
      fromAddress: from ?? null,
      refused: refused ?? null,
      before: before ? JSON.stringify(before) : null,
    })
    .execute()
}

/** The oldest first. */
export async function readHistory(db: Db, name: string): Promise<HistoryRecord[]> {
  const rows = await db.selectFrom('history').selectAll().where('name', '=', name).orderBy('id').execute()
  return rows.map((row) => ({
    at: new Date(row.at).toISOString(),
    name: row.name,
    act: row.act as HistoryRecord['act'],
    key: row.key,
    who: row.who,
    ...present({
      version: row.version,
      share: row.share,
      reason: row.reason,
      commit: row.commit,
      from: row.fromAddress,
      refused: row.refused,
    }),
  }))
}

type Present<T> = { [Key in keyof T]?: NonNullable<T[Key]> }
const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Present<T>
