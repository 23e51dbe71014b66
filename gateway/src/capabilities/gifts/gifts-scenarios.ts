import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Asked } from '../../testing/contract/ask'
import type { Scenarios, World } from '../../testing/contract/scenario'
import { staffHeaders } from '../care/sign-in/staff-fixture'
import { lockLookup, mailboxKey } from '../orders/orders-fixture'
import { card, createGiver, giftRequest } from './gifts-fixture'
import { hashOfCode } from './money/gift-codes'
import { openGiftCodes } from './money/gift-secret'
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

const thanking = (code: string) => ({ body: { locale, code, name: 'Léa', message: 'Merci !' } })

const giftOf = async ({ db }: World, code: string) => {
  const gift = await createGiftsRepository(db).findByHash(hashOfCode(code))
  if (!gift) throw new Error('There is no gift with this code')
  return gift
}

async function setLastDay(world: World, code: string, day: string) {
  const { giftUUID } = await giftOf(world, code)
  await createGiftsRepository(world.db).setValidity(giftUUID, day)
}

async function setKind(world: World, code: string, kind: 'box') {
  const { giftUUID } = await giftOf(world, code)
  await world.db.updateTable('gift').set({ kind }).where('giftUUID', '=', giftUUID).execute()
}

async function reminders(world: World): Promise<Asked> {
  const { giftUUID } = await giftOf(world, (await bought(world)).code)
  const key = (await openGiftCodes(world.app.deps.config)).reminders.of(giftUUID)
  return { params: { giftUUID }, query: { key } }
}

const delivering = ({ app }: World) => ({
  delivery: { name: 'Léa', email: 'lea@example.com', day: addDays(app.deps.clock.today(), 3), hour: 9 },
})

async function sending(world: World) {
  const { order } = await bought(world)
  const access = { key: await mailboxKey(world.app, order.orderUUID) }
  return { params: { orderUUID: order.orderUUID, line: 0 }, body: { ...delivering(world), access } }
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
  'POST /front-gateway/gifts/opened': {
    succeeds: async (world) => ({ body: { locale, code: (await bought(world)).code } }),
    refuses: { 'gift-not-found': async () => ({ body: { locale, code: unknown } }) },
  },
  'POST /front-gateway/gifts/extension': {
    succeeds: async (world) => {
      const { code } = await bought(world)
      await setLastDay(world, code, world.app.deps.clock.today())
      return { body: { locale, code } }
    },
    refuses: {
      'gift-not-found': async () => ({ body: { locale, code: unknown } }),
      'gift-not-extendable': async (world) => ({ body: { locale, code: (await bought(world)).code } }),
    },
  },
  'POST /front-gateway/gifts/exchange': {
    succeeds: async (world) => {
      const { code } = await bought(world)
      await setKind(world, code, 'box')
      return { body: { locale, code, boxId: null } }
    },
    refuses: {
      'gift-not-found': async () => ({ body: { locale, code: unknown, boxId: null } }),
      'gift-not-exchangeable': async (world) => ({
        body: { locale, code: (await bought(world)).code, boxId: null },
      }),
    },
  },
  'POST /front-gateway/gifts/thanks': {
    succeeds: async (world) => thanking((await bought(world)).code),
    refuses: {
      'gift-not-found': async () => thanking(unknown),
      'gift-thanked': async (world) => {
        const { giver, code } = await bought(world)
        await giver.post('/front-gateway/gifts/thanks', thanking(code).body as object)
        return thanking(code)
      },
    },
  },
  'GET /front-gateway/gifts/{giftUUID}/reminders': {
    succeeds: reminders,
    refuses: { 'gift-not-found': async (world) => ({ ...(await reminders(world)), query: { key: 'x' } }) },
  },
  'POST /front-gateway/gifts/{giftUUID}/reminders': {
    succeeds: reminders,
    refuses: { 'gift-not-found': async (world) => ({ ...(await reminders(world)), query: { key: 'x' } }) },
  },
  'POST /front-gateway/orders/{orderUUID}/gifts/{line}/delivery': {
    succeeds: sending,
    refuses: {
      'order-not-found': async (world) => ({
        ...(await sending(world)),
        params: { orderUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10', line: 0 },
      }),
      'order-access-denied': async (world) => ({
        ...(await sending(world)),
        body: { ...delivering(world), access: { email: 'no@example.com' } },
      }),
      'mailbox-proof-required': async (world) => {
        const { order, email } = await bought(world)
        return {
          params: { orderUUID: order.orderUUID, line: 0 },
          body: { ...delivering(world), access: { email } },
        }
      },
      'leads-only': async (world) => {
        const { params } = await sending(world)
        return { params, body: delivering(world), headers: staffHeaders('agent') }
      },
      'lookup-locked': async (world) => {
        const { order, email } = await bought(world)
        await lockLookup(world.app, order.bookingNumber)
        const { orderUUID } = order
        return { params: { orderUUID, line: 0 }, body: { ...delivering(world), access: { email } } }
      },
      'order-not-changeable': async (world) => {
        const giver = createGiver(world)
        const { order } = await giver.hold(giftRequest([card(5_000)], { amount: 5_000 }), 'scenario-unpaid')
        const access = { key: await mailboxKey(world.app, order.orderUUID) }
        const params = { orderUUID: order.orderUUID, line: 0 }
        return { params, body: { ...delivering(world), access } }
      },
      'gift-not-sendable': async (world) => {
        const asked = await sending(world)
        return { ...asked, params: { ...asked.params, line: 9 } }
      },
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
