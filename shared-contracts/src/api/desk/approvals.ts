import { endpoint } from '../endpoint'
import type { Approval, Approvals, NewApproval } from './approvals-schemas'
import type { NewDecision } from './decision-schemas'

type OfOrder = { orderUUID: string }

/** Asks a lead for an act that the agent may not do. */
export const askForApproval = /* @__PURE__ */ endpoint<{ params: OfOrder; body: NewApproval }, Approval>(
  'POST',
  '/front-gateway/desk/orders/{orderUUID}/approvals',
)

/** Those that the one who is signed in has asked for; for leads those of everybody. */
export const listApprovals = /* @__PURE__ */ endpoint<Record<never, never>, Approvals>(
  'GET',
  '/front-gateway/desk/approvals',
)

/** Does what was asked for, or says no. 403 `second-person-required` for the one who asked; safe to repeat. */
export const decideApproval = /* @__PURE__ */ endpoint<
  { params: OfOrder & { approvalId: string }; body: NewDecision },
  Approval
>('POST', '/front-gateway/desk/orders/{orderUUID}/approvals/{approvalId}/decision')
