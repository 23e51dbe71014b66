import { randomUUID } from 'node:crypto'
import type { MentionedNote, Note } from '@escapade/shared-contracts/api/desk/notes-schemas'
import { type Selectable, sql } from 'kysely'
import { type Caller, requireAgent } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { findOrder } from './find-order'
import type { OrderNoteTable } from './note-tables'

type Deps = { db: Db; clock: Clock }
type NewNote = { orderUUID: string; text: string; caller: Caller; mention?: string | null | undefined }

/** Keeps a note on an order; `order-not-found` for one that is none. */
export async function addNote(
  { db, clock }: Deps,
  { orderUUID, text, caller, mention }: NewNote,
): Promise<Note> {
  const { orderUUID: known } = await findOrder(db, orderUUID)
  return present(await keep(db, { orderUUID: known, text, caller, mention, at: clock.instant() }))
}

type Opened = { db: Db; caller: Caller; order: { orderUUID: string } }

/** Keeps a note in the transaction in which its order is open. */
export const noteOn = ({ clock }: Pick<Deps, 'clock'>, { db, caller, order }: Opened, text: string) =>
  keep(db, { orderUUID: order.orderUUID, text, caller, at: clock.instant() })

async function keep(db: Db, { at, caller, orderUUID, text, mention = null }: NewNote & { at: Date }) {
  const note = {
    noteId: randomUUID(),
    orderUUID,
    author: authorOf(caller),
    text,
    agentActionId: caller.kind === 'agent' ? caller.actionId : null,
    mention,
    doneAt: null,
    createdAt: at,
  }
  await db.insertInto('orderNote').values(note).execute()
  return note
}

const authorOf = (caller: Caller): string => {
  if (caller.kind === 'agent') return caller.email
  return (caller.kind === 'operator' && caller.name) || caller.kind
}

/** Notes on an order, the newest first. */
export async function notesOf(db: Db, orderUUID: string): Promise<Note[]> {
  const notes = await db
    .selectFrom('orderNote')
    .selectAll()
    .where('orderUUID', '=', orderUUID)
    .orderBy('createdAt', 'desc')
    .orderBy('noteId')
    .execute()
  return notes.map(present)
}

const mostMentions = 100

/** Notes that wait for the one they are for, the oldest first. */
export async function mentionsOf(db: Db, caller: Caller): Promise<MentionedNote[]> {
  const rows = await db
    .selectFrom('orderNote as n')
    .innerJoin('customerOrder as o', 'o.orderUUID', 'n.orderUUID')
    .selectAll('n')
    .select('o.bookingNumber')
    .where('n.mention', '=', requireAgent(caller).email)
    .where('n.doneAt', 'is', null)
    .orderBy('n.createdAt')
    .limit(mostMentions)
    .execute()
  return rows.map((row) => ({
    ...present(row),
    orderUUID: row.orderUUID,
    bookingNumber: row.bookingNumber,
  }))
}

type Done = { orderUUID: string; noteId: string; caller: Caller }

/** The one whom a note is for has done with it; `note-not-found` for others. Safe to repeat. */
export async function finishMention({ db, clock }: Deps, { orderUUID, noteId, caller }: Done): Promise<void> {
  const note = await db
    .updateTable('orderNote')
    .set({ doneAt: sql`coalesce(done_at, ${clock.instant()})` })
    .where('noteId', '=', noteId)
    .where('orderUUID', '=', orderUUID)
    .where('mention', '=', requireAgent(caller).email)
    .returning('noteId')
    .executeTakeFirst()
  if (!note) throw new AppError('note-not-found')
}

const present = ({ noteId, author, text, mention, doneAt, createdAt }: Selectable<OrderNoteTable>): Note => ({
  noteId,
  author,
  text,
  mention,
  isDone: doneAt !== null,
  createdAt: createdAt.toISOString(),
})
