/**
 * The one place where codes meet HTTP. A code is stable: the pages translate it. The titles are for people who
 * read answers and logs.
 */
export const problems = {
  'invalid-request': [400, 'The request does not fit the schema'],
  'malformed-json': [400, 'The body is not JSON'],
  'webhook-not-signed': [400, 'The event was not signed with our secret, or long ago'],
  'idempotency-key-required': [400, 'The header Idempotency-Key is missing or malformed'],
  unauthorized: [401, 'Sign in first'],
  'agent-unknown': [401, 'Customer care: sign in first'],
  'payment-refused': [402, 'The payment was refused'],
  'card-invalid': [402, 'The card cannot be used'],
  forbidden: [403, 'This is not allowed'],
  'role-required': [403, 'Another role has to do this'],
  'second-person-required': [403, 'Another person than the one who asked has to decide'],
  'leads-only': [403, 'Customer care: a lead has to do this'],
  'origin-not-allowed': [403, 'Pages of others may not make this call'],
  'payment-by-link': [403, 'Customer care: the buyer pays, by a link'],
  'order-access-denied': [403, 'Neither e-mail nor key belong to this order'],
  'mailbox-proof-required': [403, 'First a code from the mailbox of the order'],
  'code-not-valid': [403, 'The code is wrong, used or too old'],
  'passkey-not-valid': [403, 'The passkey is not known here, or its answer is not good'],
  'link-for-other-device': [403, 'The link signs in on the device that asked for it'],
  'not-found': [404, 'There is nothing at this address'],
  'place-not-found': [404, 'No such place'],
  'hotel-not-found': [404, 'No such hotel'],
  'product-not-found': [404, 'No such product'],
  'not-for-sale': [404, 'The product is not on sale at the moment'],
  'activity-not-found': [404, 'No such activity'],
  'page-not-found': [404, 'No such page'],
  'order-not-found': [404, 'No such order'],
  'modification-not-found': [404, 'No such modification'],
  'approval-not-found': [404, 'This was not asked for'],
  'case-not-found': [404, 'There is no such message'],
  'case-changed': [409, 'Somebody else has answered or closed this message since it was read'],
  'note-not-found': [404, 'There is no such note for this person'],
  'payment-not-found': [404, 'No such payment'],
  'point-of-sale-not-found': [404, 'No such point of sale'],
  'image-not-found': [404, 'No such image'],
  'gift-not-found': [404, 'No gift with this code can be used'],
  'gift-box-not-found': [404, 'No such gift box'],
  'gift-format-not-offered': [404, 'Gifts are not printed in this market'],
  'review-link-not-valid': [404, 'This link asks for no review, or does no longer'],
  'withdrawal-not-found': [404, 'There is nothing that could be given back'],
  'promotion-code-not-valid': [404, 'The promotion code gives nothing here'],
  'method-not-allowed': [405, 'This address is not asked in that way'],
  conflict: [409, 'Somebody else was faster'],
  'already-reviewed': [409, 'There is a review of this stay already'],
  'already-booked': [409, 'The buyer has booked this stay for these nights already'],
  'sold-out': [409, 'The last room is gone'],
  'stay-not-full': [409, 'The stay is not full: there is no list to wait on'],
  'too-many-places': [409, 'The mailbox waits for many stays already'],
  'order-expired': [409, 'The order was not paid in time'],
  'day-not-available': [409, 'There are no places on that day'],
  'withdrawal-changed': [409, 'The gifts have been used since'],
  'amount-changed': [409, 'The order has another price'],
  'order-not-payable': [409, 'The order cannot be paid in its state'],
  'order-not-cancellable': [409, 'The order cannot be cancelled'],
  'order-not-refundable': [409, 'Nothing of the order can be given back'],
  'order-not-changeable': [409, 'The order cannot be changed any more'],
  'approval-decided': [409, 'It was decided otherwise already'],
  'refund-changed': [409, 'Another amount would come back'],
  'gift-not-usable': [409, 'A gift cannot pay for this order'],
  'gift-not-extendable': [409, 'The gift cannot be extended'],
  'gift-not-exchangeable': [409, 'The gift cannot be exchanged for this'],
  'gift-not-sendable': [409, 'The gift cannot be sent to its recipient then'],
  'gift-thanked': [409, 'Thanks were sent for this gift'],
  'pay-later-not-available': [409, 'The order cannot be paid later in this way'],
  'idempotency-in-progress': [409, 'The same call is still running'],
  'body-too-large': [413, 'The body is too large'],
  'unsupported-media-type': [415, 'The content type is not supported'],
  'payment-mismatch': [422, 'The payment is for another order'],
  'idempotency-key-reused': [422, 'The idempotency key belongs to another body'],
  'too-many-requests': [429, 'Too many calls, try again later'],
  'lookup-locked': [429, 'Too many wrong guesses; a code by mail opens the booking'],
  'too-many-holds': [429, 'Too many unpaid orders at the same time'],
  'too-many-payments': [429, 'Too many refused cards'],
  internal: [500, 'Something went wrong here'],
  unavailable: [503, 'Not available at the moment'],
  'payment-unavailable': [503, 'The payment provider does not answer'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type ProblemCode = keyof typeof problems
export type FieldError = { path: string; code: string; message?: string }
export type ErrorValues = Record<string, unknown>

/** A refusal that the caller learns about by its code; `values` go into the answer, so no secrets in them. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly values: ErrorValues | undefined
  readonly errors: FieldError[] | undefined

  constructor(code: ProblemCode, values?: ErrorValues, errors?: FieldError[]) {
    super(`${code}: ${problems[code][1]}`)
    this.name = 'AppError'
    this.code = code
    this.values = values
    this.errors = errors
  }
}
