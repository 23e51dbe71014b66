import { randomUUID } from 'node:crypto'
import type { Note } from '@escapade/shared-contracts/api/desk/desk-schemas'
import type { Selectable } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { findOrder } from './find-order'
import type { OrderNoteTable } from './note-tables'

type Deps = { db: Db; clock: Clock }
type NewNote = { orderUUID: string; text: string; caller: Caller }

/** Keeps a note on an order; `order-not-found` for one that is none. */
export async function addNote({ db, clock }: Deps, { orderUUID, text, caller }: NewNote): Promise<Note> {
  const { orderUUID: known } = await findOrder(db, orderUUID)
  return present(await keep(db, { orderUUID: known, text, caller, at: clock.instant() }))
}

type Opened = { db: Db; caller: Caller; order: { orderUUID: string } }

/** Keeps a note in the transaction in which its order is open. */
export const noteOn = ({ clock }: Pick<Deps, 'clock'>, { db, caller, order }: Opened, text: string) =>
  keep(db, { orderUUID: order.orderUUID, text, caller, at: clock.instant() })

async function keep(db: Db, { at, caller, orderUUID, text }: NewNote & { at: Date }) {
  const note = {
    noteId: randomUUID(),
    orderUUID,
    author: authorOf(caller),
    text,
    agentActionId: caller.kind === 'agent' ? caller.actionId : null,
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

const present = ({ noteId, author, text, createdAt }: Selectable<OrderNoteTable>): Note => ({
  noteId,
  author,
  text,
  createdAt: createdAt.toISOString(),
})
