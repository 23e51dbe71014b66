import type { ColumnType, Generated } from 'kysely'

type JsonText<T> = string | (null extends T ? null : never)

/** Written as JSON text, read as values; a column that may be empty takes null as well. */
export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>

/** yyyy-MM-dd in both directions. */
export type DayColumn = string

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** Notes of the database about itself: what was seeded, when, up to which day. */
type MetaTable = { key: string; value: Json<unknown> }

/** Notes that something which is kept in memory has changed (db/functions.sql). */
type RevisionNoteTable = { id: Generated<number>; notedAt: Timestamp }

/** When a gateway last wrote it: what a copy has of it tells how far behind the copy is. */
type HeartbeatTable = { id: number; beatAt: Timestamp }

/** Attempts of late by kind and key (`limits/`); the columns are those of rate-limiter-flexible. */
type RateLimitTable = {
  key: string
  points: number
  /** Milliseconds since 1970; null never ends. */
  expire: number | null
}

/** Effects that were decided in a transaction and are carried out after it, once. */
export type OutboxTable = {
  id: Generated<number>
  topic: string
  /** The effect's own name: written twice, it is there once. */
  key: string
  payload: Json<Record<string, unknown>>
  attempts: number
  /** Of the next attempt. */
  dueAt: Timestamp
  /** Of the first one. */
  plannedAt: Timestamp
  doneAt: Timestamp | null
  /** Given up: the other side has refused it for good. */
  refusedAt: Timestamp | null
  lastError: string | null
  createdAt: Timestamp
}

/**
 * Every table of the shop by name. The platform's own are here; each capability adds those it owns in its `*-tables.ts`,
 * so that one file says what a table holds and whose it is.
 */
export interface Database {
  meta: MetaTable
  heartbeat: HeartbeatTable
  revisionNote: RevisionNoteTable
  outbox: OutboxTable
  rateLimit: RateLimitTable
}
