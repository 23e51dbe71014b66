import { runOrders } from '../../../app/sales-commands'
import { orderRequest } from '../../orders/orders-fixture'
import { createOrdersRepository } from '../../orders/records/orders-repository'
import { command, quietly } from './gift-command'
import { type GiftModel, mostPromotions, promotionCents, stayCents } from './gift-model'
import { type GiftShop, orderAtPrice, payFor, stayDay } from './gift-shop'

type Redeeming = { gifts: [number, number | null][]; isPromoted: boolean; isPaid: boolean }

/** Orders a stay that gifts pay for as far as they go. */
export const redeem = ({ gifts, isPromoted, isPaid }: Redeeming) =>
  command(
    `redeem ${JSON.stringify(gifts)}${isPromoted ? ', promoted' : ''}${isPaid ? '' : ', unpaid'}`,
    async (model, shop) => {
      const named = new Map(
        gifts.flatMap(([which, usedAmount]) => {
          const gift = model.gift(which)
          return gift ? [[gift, { gift, usedAmount }] as const] : []
        }),
      )
      const wishes = [...named.values()]
      const totalCents = stayCents - (isPromoted ? promotionCents : 0)
      const request = orderRequest({ checkin: stayDay, nights: 2, amount: totalCents })
      request.items.promotionCodeItem = isPromoted ? shop.promotion : null
      request.items.giftcards = wishes.map(({ gift, usedAmount }) => ({
        serialNumber: gift.code,
        ...(usedAmount === null ? {} : { usedAmount }),
      }))
      const { answer } = await orderAtPrice(shop, request)
      if (isPromoted && model.promotions >= mostPromotions)
        return expect(answer.json()).toMatchObject({ error: { reason: 'PROMOTION_CODE_NOT_VALID' } })
      const planned = model.plan(wishes, totalCents)
      if ('refusal' in planned)
        return expect(answer.json()).toMatchObject({
          code: 'gift-not-usable',
          values: { reason: planned.refusal },
        })
      const { order, payment } = answer.json()
      const cardCents = totalCents - planned.uses.reduce((sum, { cents }) => sum + cents, 0)
      expect(payment.amount).toBe(cardCents)
      const { orderUUID: uuid } = order
      model.place({
        uuid,
        intent: payment.paymentIntentId,
        request,
        uses: planned.uses,
        isPromoted,
        totalCents,
        cardCents,
      })
      if (isPaid) await settle(model, shop, model.stays.length - 1)
    },
  )

async function settle(model: GiftModel, shop: GiftShop, which: number) {
  const stay = model.stay(which)
  if (!stay) return
  const payment = { paymentIntentId: stay.intent, amount: stay.cardCents }
  const paid = await payFor(shop, stay.request, { payment })
  const isPayable = stay.status === 'lapsed' ? model.revive(stay) : stay.status !== 'cancelled'
  expect({ was: stay.status, isPaid: paid.statusCode === 200 }).toEqual({
    was: stay.status,
    isPaid: isPayable,
  })
  if (isPayable) stay.status = 'confirmed'
}

/** Pays for the stay that one has ordered, in time or too late. */
export const pay = (which: number) => command(`pay ${which}`, (model, shop) => settle(model, shop, which))

export const cancel = (which: number, cents: number) =>
  command(`cancel ${which} with ${cents}`, async (model, shop) => {
    const stay = model.stay(which)
    if (stay?.status !== 'confirmed') return
    await quietly(() => runOrders(shop.test, ['cancel', stay.uuid, '--refund', String(cents / 100)]))
    const given = model.cancel(stay, cents)
    const order = await createOrdersRepository(shop.test.db).find(stay.uuid)
    expect(order).toMatchObject({ status: 'cancelled', refundCents: given })
  })
