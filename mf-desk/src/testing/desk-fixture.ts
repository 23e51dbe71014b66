import type { Approval } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import type { DeskSession, OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import type { FoundOrder } from '@escapade/shared-contracts/api/desk/found-schemas'
import type { PersonFile, PersonRequest } from '@escapade/shared-contracts/api/desk/people-schemas'

export const orderUUID = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'

export const foundOrder: FoundOrder = {
  orderUUID,
  bookingNumber: '48120736',
  kind: 'stay',
  status: 'confirmed',
  state: 'booked',
  name: 'Mila Vos',
  email: 'mila.vos@example.nl',
  label: 'Two days of harvest',
  hotelLabel: 'Domaine des Charmilles',
  checkin: '2026-12-04',
  checkout: '2026-12-05',
  totalAmount: 27_300,
  createdAt: '2026-11-20T09:00:00.000Z',
}

export const sessionOf = (change: Partial<DeskSession> = {}): DeskSession => ({
  email: 'lise@escapade.example',
  roles: ['agent'],
  expiresAt: '2026-11-28T12:00:00.000Z',
  permissions: ['find-orders', 'read-orders', 'write-notes'],
  orderActs: [
    { act: 'change', roles: ['agent', 'lead'] },
    { act: 'cancel', roles: ['lead'] },
  ],
  ...change,
})

const step = (cause: string, change: object = {}) => ({
  cause,
  isOfPayment: false,
  fromStatus: null,
  toStatus: 'confirmed',
  by: 'buyer',
  name: null,
  reason: null,
  amounts: { total: 27_300 },
  inferred: false,
  at: '2026-11-20T09:00:00.000Z',
  ...change,
})

/** The file of a stay that is booked, by a Dutch buyer. */
export function fileOf(change: Partial<OrderFile> = {}): OrderFile {
  const file = {
    order: {
      orderUUID,
      bookingNumber: '48120736',
      status: 'confirmed',
      state: 'booked',
      locale: 'nl_NL',
      kind: 'stay',
      totalAmount: 27_300,
      localTaxOnSite: 330,
      refundedAmount: 0,
      giftAmount: 5_000,
      maskedEmail: 'm…@example.nl',
      lines: [{ kind: 'stay', label: 'Twee dagen druivenoogst', amountCents: 27_300 }],
      stay: {
        label: 'Twee dagen druivenoogst',
        hotelId: '10001',
        hotelLabel: 'Domaine des Charmilles',
        address: 'Beaune',
        image: { base: '/images/vines/1', sizes: {}, alt: '', url: '/images/vines/1/960x720.jpg' },
        checkin: '2026-12-04',
        checkout: '2026-12-05',
        checkinHour: '15:00',
        checkoutHour: '11:00',
        adult: 2,
        child: 1,
        baby: 0,
        cancellationPolicy: { refundable: false, deadline: null, percent: 0 },
      },
      money: {
        paidByCard: 22_300,
        paidByGift: 5_000,
        due: [],
        returnedToCard: 0,
        returnedToGift: 0,
        uncollected: 0,
      },
    },
    version: 0,
    buyer: {
      firstName: 'Mila',
      lastName: 'Vos',
      email: 'mila.vos@example.nl',
      phoneNumber: '+31612345678',
      addressLine: 'Kade 1',
      postalCode: '1012 AB',
      city: 'Amsterdam',
      country: 'NL',
      civility: 'OTHER',
    },
    specialRequest: 'Late arrival',
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-11-20T09:15:00.000Z',
    history: [
      step('placed'),
      step('paid'),
      step('visit-moved', { by: 'agent', name: 'lise@escapade.example', reason: 'customer-care' }),
    ],
    payments: [
      {
        provider: 'stripe',
        reference: 'pi_3fA9',
        url: 'https://dashboard.stripe.com/payments/pi_3fA9',
        amount: 22_300,
        status: 'captured',
        method: 'pm_1',
        card: { brand: 'visa', ending: '4242' },
        refusal: null,
        isOfChange: false,
        at: '2026-11-20T09:01:00.000Z',
      },
    ],
    refunds: [],
    mails: [
      {
        id: '1',
        kind: 'confirmation',
        createdAt: '2026-11-20T09:01:00.000Z',
        sentAt: null,
        attempts: 3,
        problem: 'Error: the mail server is away',
      },
    ],
    notes: [],
    cases: [],
    others: [],
    paidOrders: 1,
    hotel: {
      id: '10001',
      name: 'Domaine des Charmilles',
      phone: { number: '+33380000000', text: '+33 3 80 00 00 00' },
      address: 'Beaune',
      timeZone: null,
    },
    acts: [
      { act: 'cancel', refusal: 'leads-only', roles: ['lead'] },
      { act: 'change', refusal: null, roles: ['agent', 'lead'] },
      { act: 'resend', refusal: null, roles: ['agent', 'lead'] },
      { act: 'read-invoice', refusal: null, roles: ['agent', 'lead'] },
    ],
    ...change,
  }
  return file as unknown as OrderFile
}

/** Money that an agent asks a lead to give back. */
export const approvalOf = (change: Partial<Approval> = {}): Approval => ({
  approvalId: 'b7a4b6de-0c43-4e0d-8c0b-0a6e8b0fd0a1',
  orderUUID,
  bookingNumber: '48120736',
  wish: { act: 'give-back', amount: 2_000, returnedBefore: 0 },
  reason: 'Cold breakfast',
  askedBy: 'lise@escapade.example',
  askedAt: '2026-11-28T09:00:00.000Z',
  outcome: null,
  answer: null,
  decidedBy: null,
  decidedAt: null,
  ...change,
})

/** An erasure that was agreed to, with a stay that stays. */
export const personRequestOf = (change: Partial<PersonRequest> = {}): PersonRequest => ({
  requestId: '0a4c8f0e-7d1a-4f2e-9a63-0f2d8f6a9c11',
  act: 'erase',
  email: 'mila.vos@example.nl',
  reason: 'Asked for it by post',
  askedBy: 'lise@escapade.example',
  askedAt: '2026-11-28T09:00:00.000Z',
  outcome: 'approved',
  answer: null,
  decidedBy: 'ida@escapade.example',
  decidedAt: '2026-11-28T10:00:00.000Z',
  erased: {
    deleted: [],
    reduced: [],
    kept: [{ bookingNumber: '48120736', reason: 'stay-to-come' }],
    keptCases: [],
  },
  copyUntil: null,
  ...change,
})

export const personOf = (change: Partial<PersonFile> = {}): PersonFile => ({
  email: 'mila.vos@example.nl',
  former: [],
  name: 'Mila Vos',
  account: null,
  newsletter: [
    {
      country: 'NL',
      language: 'nl',
      status: 'confirmed',
      source: 'footer',
      at: '2026-11-01T09:00:00.000Z',
    },
  ],
  orders: [foundOrder],
  ordersCount: 1,
  paidAmount: 27_300,
  gifts: [],
  cases: [],
  blocks: [{ kind: 'cards-refused', until: '2026-11-28T12:00:00.000Z' }],
  requests: [personRequestOf()],
  ...change,
})
