import type { Db } from '../../platform/database/database'
import { createTelemetryRepository } from './telemetry-repository'

/** Number of visitors who saw each value of what is tried out, and since when. */
export const readExposures = (db: Db) => createTelemetryRepository(db).exposures()
