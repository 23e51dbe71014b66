import type { LandmarkKind } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { sql } from 'kysely'
import { columnsOf } from '../../platform/database/camel-case'
import type { Db } from '../../platform/database/database'
import type { Texts } from '../../platform/texts/texts'
import type { UpsertCount } from './imported-places'

export type LandmarkRecord = {
  /** GeoNames' own. */
  landmarkId: string
  kind: LandmarkKind
  names: Texts
  latitude: number
  longitude: number
  /** 0 to 1000. */
  weight: number
}

/** Writes landmarks in one statement. */
export async function upsertLandmarks(db: Db, batch: readonly LandmarkRecord[]): Promise<UpsertCount> {
  if (batch.length === 0) return { added: 0, changed: 0, same: 0 }
  const columns = sql.raw('landmark_id, kind, names, latitude, longitude, weight')
  const { rows } = await sql<{ added: boolean }>`
    insert into landmark as l (${columns}, source)
    select ${columns}, 'geonames'
    from jsonb_to_recordset(${JSON.stringify(batch.map(columnsOf))}::jsonb) as row (
      landmark_id text, kind text, names jsonb, latitude double precision, longitude double precision, weight integer)
    on conflict (landmark_id) do update set
      kind = excluded.kind, names = excluded.names, latitude = excluded.latitude,
      longitude = excluded.longitude, weight = excluded.weight
    where (l.kind, l.names, l.latitude, l.longitude, l.weight) is distinct from
      (excluded.kind, excluded.names, excluded.latitude, excluded.longitude, excluded.weight)
    returning (xmax = 0) as added`.execute(db)
  const added = rows.filter((row) => row.added).length
  return { added, changed: rows.length - added, same: batch.length - rows.length }
}
