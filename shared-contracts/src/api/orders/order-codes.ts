import { endpoint } from '../endpoint'
import type { LookupAnswer } from './order-changes-schemas'
import type { CodeAnswer, CodeRedemption, CodeRequest } from './order-codes-schemas'

/** Sends a one-time code to the mailbox of a booking; the answer never says whether there is one. */
export const askForCode = /* @__PURE__ */ endpoint<{ body: CodeRequest }, CodeAnswer>(
  'POST',
  '/front-gateway/orders/lookup/codes',
)

/** Opens the booking with the code, also where wrong guesses have locked the lookup; 403 `code-not-valid`. */
export const redeemCode = /* @__PURE__ */ endpoint<{ body: CodeRedemption }, LookupAnswer>(
  'POST',
  '/front-gateway/orders/lookup/code',
)
