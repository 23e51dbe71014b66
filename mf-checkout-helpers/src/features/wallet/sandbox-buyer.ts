import type { Buyer } from '@escapade/shared-contracts/api/orders/orders-schemas'

/** Owner of the sandbox's wallet. The address takes no mail (https://www.rfc-editor.org/rfc/rfc2606). */
export const sandboxBuyer: Buyer = {
  email: 'wallet@example.com',
  civility: 'OTHER',
  firstName: 'Test',
  lastName: 'Wallet',
  phoneNumber: '+33612345678',
  addressLine: '1 Sandbox',
  postalCode: '75001',
  city: 'Paris',
  country: 'FR',
}

/** The provider's test cards, with what each of them does. */
export const walletCards = [
  { number: '4242424242424242', words: 'accepted' },
  { number: '4000000000000002', words: 'refused' },
  { number: '4000002760003184', words: 'asks' },
] as const
