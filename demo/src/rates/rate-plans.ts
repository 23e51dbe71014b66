import type { Db } from '@escapade/gateway/platform/database/database'
import { sql } from 'kysely'
import type { RatePlan } from './generated-nights'

/** Reads the plans from which the rates of rooms are drawn; rooms with a channel manager of their own have none. */
export const readPlans = (db: Db, rooms: readonly string[]): Promise<RatePlan[]> =>
  db
    .selectFrom('ratePlan')
    .selectAll()
    .where('roomId', '=', sql<string>`any(${rooms}::text[])`)
    .orderBy('roomId')
    .$castTo<RatePlan>()
    .execute()
