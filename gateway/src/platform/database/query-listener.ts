import type { LogEvent } from 'kysely'

/** Told of every query that ended. */
export type QueryListener = (event: LogEvent) => void
