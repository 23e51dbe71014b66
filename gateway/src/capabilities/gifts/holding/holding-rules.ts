import type { Gift } from '../records/gifts-repository'

/** Unused vouchers and boxes can be exchanged: a card already pays for everything, an activity is kept by its house. */
export const isExchangeable = (
  { kind, status, balanceCents, issuedCents, validUntil }: Gift,
  today: string,
): boolean =>
  (kind === 'singleVoucher' || kind === 'box') &&
  status === 'active' &&
  balanceCents === issuedCents &&
  validUntil >= today
