import { endpoint } from '../endpoint'
import type {
  AuditPage,
  AuditQuestion,
  DeskSession,
  FindRequest,
  Found,
  NewNote,
  Note,
  OrderFile,
} from './desk-schemas'

/*
 * Calls of the desk. On a host of visitors there are none of them (404); without a sign-in they are 401
 * `agent-unknown`, and 403 `role-required` for who has another role.
 */

export const getDeskSession = /* @__PURE__ */ endpoint<Record<never, never>, DeskSession>(
  'GET',
  '/front-gateway/desk/session',
)

/** Finds orders, gifts and messages. What is looked for is about people: it is in the body, which no log has. */
export const findAtDesk = /* @__PURE__ */ endpoint<{ body: FindRequest }, Found>(
  'POST',
  '/front-gateway/desk/find',
)

export const getOrderFile = /* @__PURE__ */ endpoint<{ params: { orderUUID: string } }, OrderFile>(
  'GET',
  '/front-gateway/desk/orders/{orderUUID}',
)

export const addNote = /* @__PURE__ */ endpoint<{ params: { orderUUID: string }; body: NewNote }, Note>(
  'POST',
  '/front-gateway/desk/orders/{orderUUID}/notes',
)

/** Acts and reads of those who work for the shop, the newest first. */
export const readAudit = /* @__PURE__ */ endpoint<{ body: AuditQuestion }, AuditPage>(
  'POST',
  '/front-gateway/desk/audit',
)
