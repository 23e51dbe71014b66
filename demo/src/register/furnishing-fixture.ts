import type { Database } from '@escapade/gateway/platform/database/tables'
import { testDay } from '@escapade/gateway/testing/test-app'
import type { Kysely } from 'kysely'
import { createFurnishing } from './furnishing'

/** For tests: furnishes what an import writes, with the nights at once or left to the next run. */
export const furnishingFor = (db: Kysely<Database>, { withNights = true } = {}) =>
  createFurnishing({ db, withNights, today: testDay, seed: 'test', onProgress: () => {} })
