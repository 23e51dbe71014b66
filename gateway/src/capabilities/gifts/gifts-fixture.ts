import type { GiftItem, GiftShipping } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { TestApp } from '../../testing/test-app'
import { cards, createShopper, orderRequest } from '../orders/orders-fixture'

export const card = (amount: number, change: Partial<GiftItem> = {}): GiftItem =>
  ({
    type: 'giftCard',
    amount,
    designId: 'departure',
    customisation: { fromName: 'Zoë' },
    ...change,
  }) as GiftItem

export const parcel: GiftShipping = {
  name: 'Anne Martin',
  addressLine: '1 rue Haute',
  postalCode: '75001',
  city: 'Paris',
  country: 'FR',
}

type GiftOrder = {
  amount: number
  locale?: Locale
  shipping?: GiftShipping | null
  email?: string
  items?: Partial<OrderRequest['items']>
}

export const giftRequest = (
  gifts: GiftItem[],
  { amount, locale = 'fr_FR', shipping = null, email = 'anne@example.com', items = {} }: GiftOrder,
): OrderRequest => {
  const request = orderRequest({ amount, locale, buyer: { email } })
  return {
    ...request,
    items: { promotionCodeItem: null, giftItems: gifts, giftShipping: shipping, ...items },
  }
}

const codePattern = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/g

/** Idempotency keys differ in all of a test's gateways. */
let orders = 0

/** Somebody who buys gifts, reads their mail, and somebody who uses them. */
export function createGiver(test: Pick<TestApp, 'app' | 'db'>) {
  const shopper = createShopper(test.app)
  const mailsTo = (email: string) =>
    test.db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('messageId').execute()

  /** Effects that wait, and why. */
  const waitingEffects = async () => {
    const waiting = test.db.selectFrom('outbox').select(['topic', 'attempts', 'dueAt', 'lastError'])
    return JSON.stringify(await waiting.where('doneAt', 'is', null).execute())
  }

  return {
    ...shopper,
    mailsTo,
    place: (request: OrderRequest) => shopper.order(request, `gift-order-${++orders}`),
    /** Orders and pays. */
    async book(request: OrderRequest, number: string = cards.good) {
      const held = await shopper.hold(request, `gift-order-${++orders}`)
      const paymentMethod = held.payment.amount === 0 ? 'none' : await shopper.token(number)
      const { paymentIntentId } = held.payment
      const paid = await shopper.pay(request, { paymentIntentId, paymentMethod })
      return { ...held, paid }
    },
    /** Buys gifts and reads their codes in the mail. */
    async buy(gifts: GiftItem[], order: GiftOrder) {
      const email = order.email ?? `giver-${++orders}@example.com`
      const booked = await this.book(giftRequest(gifts, { ...order, email }))
      if (booked.paid.statusCode !== 200) throw new Error(`Not paid: ${booked.paid.body}`)
      await test.app.deps.jobs.runAll()
      const mails = await mailsTo(email)
      if (mails.length === 0) throw new Error(`No mail of the gifts: ${await waitingEffects()}`)
      const text = mails.map((mail) => mail.text).join('\n')
      return { ...booked, email, mails, codes: [...new Set(text.match(codePattern) ?? [])] }
    },
    check: (code: string) => shopper.post('/front-gateway/gifts/check', { locale: 'fr_FR', code }),
    balanceOf: async (code: string): Promise<number> =>
      (await shopper.post('/front-gateway/gifts/check', { locale: 'fr_FR', code })).json().balance,
  }
}

export type Giver = ReturnType<typeof createGiver>
