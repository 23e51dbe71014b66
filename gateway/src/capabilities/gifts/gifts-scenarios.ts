import type { Asked } from '../../testing/contract/ask'
import type { Scenarios, World } from '../../testing/contract/scenario'
import { lockLookup } from '../orders/orders-fixture'
import { card, createGiver } from './gifts-fixture'
import { hashOfCode } from './money/gift-codes'
import { createGiftsRepository } from './records/gifts-repository'

const locale = 'fr_FR'
const unknown = 'ABCD-EFGH-JKMN-PQRS'

async function bought(world: World) {
  const giver = createGiver(world)
  const { order, email, codes } = await giver.buy([card(5_000)], { amount: 5_000 })
  return { giver, order, email, code: codes[0] ?? '' }
}

const paying = (giftcards: object[], promotionCode: string | null = null): Asked => ({
  body: { locale, totalAmount: 20_000, giftcards, promotionCode },
})

const asking = (bookingNumber: string, email: string): Asked => ({ body: { locale, bookingNumber, email } })

/** A withdrawal that waits for its second step. */
async function asked(world: World) {
  const { giver, order, email, code } = await bought(world)
  const { body } = asking(order.bookingNumber, email)
  const { token } = (await giver.post('/front-gateway/gifts/withdrawal', body as object)).json()
  return { code, confirming: { body: { token } } }
}

/** The gift has paid for something. */
async function spendOne({ db, app }: World, code: string) {
  const gifts = createGiftsRepository(db)
  const gift = await gifts.findByHash(hashOfCode(code))
  await gifts.move([
    {
      giftUUID: gift?.giftUUID ?? '',
      kind: 'redeem',
      amountCents: -1,
      orderUUID: null,
      happenedAt: app.deps.clock.instant(),
    },
  ])
}

export const giftsScenarios: Scenarios = {
  'GET /api/gift/shipping-cost.json': {
    refuses: { 'gift-format-not-offered': async () => ({ query: { locale: 'es_ES' } }) },
  },
  'POST /front-gateway/gifts/check': {
    succeeds: async (world) => ({ body: { locale, code: (await bought(world)).code } }),
    refuses: { 'gift-not-found': async () => ({ body: { locale, code: unknown } }) },
  },
  'POST /front-gateway/gifts/session': {
    succeeds: async (world) => {
      const { giver, code } = await bought(world)
      return { body: { locale, token: (await giver.check(code)).json().session.token } }
    },
    refuses: { 'gift-not-found': async () => ({ body: { locale, token: unknown } }) },
  },
  'POST /front-gateway/gifts/payment': {
    refuses: {
      'gift-not-found': async () => paying([{ serialNumber: unknown }]),
      'gift-not-usable': async (world) =>
        paying([{ serialNumber: (await bought(world)).code, usedAmount: 5_001 }]),
      'promotion-code-not-valid': async () => paying([], 'NOTHING'),
    },
  },
  'POST /front-gateway/gifts/withdrawal': {
    succeeds: async (world) => {
      const { order, email } = await bought(world)
      return asking(order.bookingNumber, email)
    },
    refuses: {
      'order-not-found': async (world) => asking((await bought(world)).order.bookingNumber, 'no@example.com'),
      'lookup-locked': async (world) => {
        const { order, email } = await bought(world)
        await lockLookup(world.app, order.bookingNumber)
        return asking(order.bookingNumber, email)
      },
      'withdrawal-not-found': async (world) => {
        const { order, email, code } = await bought(world)
        await spendOne(world, code)
        return asking(order.bookingNumber, email)
      },
    },
  },
  'POST /front-gateway/gifts/withdrawal/confirm': {
    succeeds: async (world) => (await asked(world)).confirming,
    refuses: {
      'withdrawal-not-found': async () => ({ body: { token: 'nothing' } }),
      'withdrawal-changed': async (world) => {
        const { code, confirming } = await asked(world)
        await spendOne(world, code)
        return confirming
      },
    },
  },
}
