import { addNote, finishNote, listStaff } from '@escapade/shared-contracts/api/desk/notes'
import { type MentionedNote, NewNote, Note, Staff } from '@escapade/shared-contracts/api/desk/notes-schemas'
import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { type Caller, callerOf } from '../../platform/caller'
import { AppError } from '../../platform/http/errors'
import { registerCall } from '../../platform/http/routes'
import { foldEmail } from '../../platform/mailbox'

type NoteOf = { orderUUID: string; text: string; caller: Caller; mention: string | null }

export type NoteRooms = {
  notes: {
    add: (note: NoteOf) => Promise<Note>
    finish: (done: { orderUUID: string; noteId: string; caller: Caller }) => Promise<void>
    /** Those that wait for the caller. */
    mentions: (caller: Caller) => Promise<MentionedNote[]>
  }
  /** Agents and leads who have worked of late. */
  staff: () => Promise<string[]>
}

const perMinute = 600
const params = { orderUUID: exampleOrder }
const NoteParams = z.object({ orderUUID: OrderParams.shape.orderUUID, noteId: z.uuid() })

/** Notes on an order, which may be for a colleague. */
export function noteRoutes(app: FastifyInstance, { notes, staff }: NoteRooms): void {
  registerCall(app, {
    endpoint: addNote,
    params: OrderParams,
    body: NewNote,
    response: Note,
    summary:
      'Keeps a note on an order, for those who work for the shop alone; `mention` finds it until it is done',
    requirements: ['SH-017'],
    example: { params, body: { text: 'Prefers mail to the telephone' } },
    errors: ['order-not-found'],
    staff: 'write-notes',
    perMinute,
    async handler({ params: { orderUUID }, body: { text, mention: asked = null }, request }) {
      const mention = asked && foldEmail(asked)
      if (mention && !(await staff()).includes(mention))
        throw new AppError('invalid-request', undefined, [{ path: 'body.mention', code: 'unknown' }])
      return notes.add({ orderUUID, text, mention, caller: callerOf(request) })
    },
  })

  registerCall(app, {
    endpoint: finishNote,
    params: NoteParams,
    response: z.void(),
    summary: 'The one whom a note is for has done with it. Safe to repeat',
    requirements: ['SH-017'],
    example: { params: { ...params, noteId: '2c7d8f0e-5b1a-4f2e-9a63-0f2d8f6a9c11' } },
    errors: ['note-not-found'],
    staff: 'write-notes',
    perMinute,
    handler: ({ params: ids, request }) => notes.finish({ ...ids, caller: callerOf(request) }),
  })

  registerCall(app, {
    endpoint: listStaff,
    response: Staff,
    summary: 'Colleagues whom a note can be for',
    requirements: ['SH-017'],
    staff: 'write-notes',
    perMinute,
    handler: async () => ({ staff: await staff() }),
  })
}
