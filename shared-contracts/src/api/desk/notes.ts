import { endpoint } from '../endpoint'
import type { NewNote, Note, Staff } from './notes-schemas'

type OfOrder = { orderUUID: string }

export const addNote = /* @__PURE__ */ endpoint<{ params: OfOrder; body: NewNote }, Note>(
  'POST',
  '/front-gateway/desk/orders/{orderUUID}/notes',
)

/** The one whom a note is for has done with it. Safe to repeat. */
export const finishNote = /* @__PURE__ */ endpoint<{ params: OfOrder & { noteId: string } }, undefined>(
  'POST',
  '/front-gateway/desk/orders/{orderUUID}/notes/{noteId}/done',
)

/** Colleagues whom a note can be for. */
export const listStaff = /* @__PURE__ */ endpoint<Record<never, never>, Staff>(
  'GET',
  '/front-gateway/desk/staff',
)
