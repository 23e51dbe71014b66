import { randomUUID } from 'node:crypto'
import type { Note } from '@escapade/shared-contracts/api/desk/desk-schemas'
import type { Selectable } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { findOrder } from '../records/find-order'
import type { OrderNoteTable } from './note-tables'

type Deps = { db: Db; clock: Clock }
type NewNote = { orderUUID: string; text: string; agent: Extract<Caller, { kind: 'agent' }> }

/** Keeps a note on an order; `order-not-found` for one that is none. */
export async function addNote({ db, clock }: Deps, { orderUUID, text, agent }: NewNote): Promise<Note> {
  const order = await findOrder(db, orderUUID)
  const note = {
    noteId: randomUUID(),
    orderUUID: order.orderUUID,
    author: agent.email,
    text,
    agentActionId: agent.actionId,
    createdAt: clock.instant(),
  }
  await db.insertInto('orderNote').values(note).execute()
  return present(note)
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
