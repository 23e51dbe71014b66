import * as z from 'zod/mini'
import { Uuid } from '../common-schemas'
import { Buyer } from '../orders/orders-schemas'

const NoteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))

/** Note on an order, for those who work for the shop. */
export const Note = z.object({
  noteId: Uuid,
  author: z.string(),
  text: z.string(),
  /** Colleague whom it is for; gateways before 060 do not tell, nor whether it is done. */
  mention: z.optional(z.nullable(z.string())),
  isDone: z.optional(z.boolean()),
  createdAt: z.string(),
})
export type Note = z.infer<typeof Note>

export const NewNote = z.object({
  text: NoteText,
  mention: z._default(z.nullable(Buyer.shape.email), null),
})
export type NewNote = z.input<typeof NewNote>

/** Note that waits for the one it is for. */
export const MentionedNote = z.object({ ...Note.shape, orderUUID: Uuid, bookingNumber: z.string() })
export type MentionedNote = z.infer<typeof MentionedNote>

/** E-mails of agents and leads who have worked of late. */
export const Staff = z.object({ staff: z.array(z.string()) })
export type Staff = z.infer<typeof Staff>
