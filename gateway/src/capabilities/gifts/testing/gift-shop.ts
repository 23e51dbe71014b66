import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { sql } from 'kysely'
import type { movableClock, TestApp } from '../../../testing/test-app'
import { cards, createShopper, orderRequest } from '../../orders/orders-fixture'
import { card, giftRequest } from '../gifts-fixture'
import type { GiftCodes } from '../money/gift-codes'
import { createGiftsRepository } from '../records/gifts-repository'
import {
  type GiftModel,
  type ModelGift,
  mostPromotions,
  party,
  placesADay,
  promotionCents,
} from './gift-model'

export type GiftShop = {
  test: TestApp
  clock: ReturnType<typeof movableClock>
  codes: GiftCodes
  /** Product of this run alone, so that no run meets what another has left. */
  productId: string
  promotion: string
  roomsBefore: number
}

let runs = 0
let keys = 0
const start = '2027-03-01T09:00:00Z'

/** A shop as it is at the start: with an activity and a code of its own, and nothing held by what went before. */
export async function openShop({
  test,
  clock,
  codes,
}: Pick<GiftShop, 'test' | 'clock' | 'codes'>): Promise<GiftShop> {
  runs += 1
  const own = { productId: `model-${runs}`, promotion: `MODEL${runs}` }
  await sql`update customer_order set expires_at = '2027-01-01' where status in ('pending', 'payment-failed')`.execute(
    test.db,
  )
  await test.app.deps.jobs.runAll()
  clock.set(start)
  await sql`
    insert into activity_product
    select (jsonb_populate_record(p, jsonb_build_object('id', ${own.productId}::text, 'capacity', ${placesADay}::int,
      'weekdays', array[1, 2, 3, 4, 5, 6, 7], 'last_day', null, 'published', true))).*
    from activity_product p order by p.id limit 1`.execute(test.db)
  await sql`insert into activity_price (product_id, adults, price_cents) values (${own.productId}, ${party}, 3000)`.execute(
    test.db,
  )
  await test.db
    .insertInto('promotionCode')
    .values({
      code: own.promotion,
      labels: '{}',
      percent: null,
      amountCents: promotionCents,
      countries: null,
      validFrom: '2027-01-01',
      validUntil: '2029-12-31',
      maxUses: mostPromotions,
    })
    .execute()
  return { test, clock, codes, ...own, roomsBefore: await roomsLeft(test) }
}

export const stayDay = '2028-11-06'

async function roomsLeft({ db }: TestApp): Promise<number> {
  const { available } = await db
    .selectFrom('roomDay')
    .select('available')
    .where('roomId', '=', 'room-stay')
    .where('day', '=', stayDay)
    .executeTakeFirstOrThrow()
  return available
}

/** Purchase by kind; the price is asked of the shop. */
export function giftRequestOf(
  { productId }: GiftShop,
  kind: ModelGift['kind'],
  { email, date }: { email: string; date: string | null },
): OrderRequest {
  if (kind === 'activity') {
    const item = { productId, adults: party, customType: 'GIFT' as const, ...(date ? { date } : {}) }
    return { ...orderRequest({ amount: 1, buyer: { email } }), items: { activityOnlyItem: item } }
  }
  const items = {
    singleVoucher: { type: 'singleVoucher' as const, productId: 'stay', nights: 2 },
    box: { type: 'box' as const, boxId: 'green-night' },
    giftCard: card(5_000),
  }
  return giftRequest([items[kind]], { amount: 1, email })
}

/** Orders at whatever the price is now. */
export async function orderAtPrice({ test }: GiftShop, request: OrderRequest) {
  const shopper = createShopper(test.app)
  const asked = await shopper.order(request, `gift-model-${++keys}`)
  const { error } = asked.json()
  if (error?.code !== 'amount-changed') return { request, answer: asked }
  const atPrice = { ...request, expectedAmount: error.newAmount }
  return { request: atPrice, answer: await shopper.order(atPrice, `gift-model-${++keys}`) }
}

type Due = { payment: { paymentIntentId: string; amount: number } }

export async function payFor({ test }: GiftShop, request: OrderRequest, { payment }: Due) {
  const shopper = createShopper(test.app)
  const paymentMethod = payment.amount === 0 ? 'none' : await shopper.token(cards.good)
  return shopper.pay(request, { paymentIntentId: payment.paymentIntentId, paymentMethod })
}

/** The gift that an order has issued. */
export async function issuedBy({ test, codes }: GiftShop, orderUUID: string) {
  const [gift] = await createGiftsRepository(test.db).ofOrder(orderUUID)
  if (!gift) throw new Error('Nothing was issued')
  return { uuid: gift.giftUUID, code: codes.codeOf(gift.giftUUID), worth: gift.issuedCents }
}

/** Balances, states, days, places, rooms and uses are as on paper, and each balance is what its movements add up to. */
export async function expectSame(model: GiftModel, shop: GiftShop) {
  const { db } = shop.test
  const ids = model.gifts.map(({ uuid }) => uuid)
  const { rows } = await sql<{ uuid: string; offLedger: number; least: number }>`
    select g.gift_uuid as uuid, g.balance_cents as balance, g.status, g.valid_until as "validUntil",
      g.visit_day as visit, g.balance_cents - sum(m.amount_cents)::integer as off_ledger,
      min(m.balance_cents) as least
    from gift g join gift_movement m using (gift_uuid)
    where g.gift_uuid = any(${ids}::uuid[]) group by g.gift_uuid`.execute(db)
  const kept = new Map(
    rows.map(({ offLedger, least, uuid, ...gift }) => [uuid, { uuid, ...gift, offLedger, least: least < 0 }]),
  )
  for (const { uuid, balance, status, validUntil, visit } of model.gifts)
    expect(kept.get(uuid)).toEqual({ uuid, balance, status, validUntil, visit, offLedger: 0, least: false })
  const places = await db
    .selectFrom('activityProductDay')
    .select(['day', 'taken'])
    .where('productId', '=', shop.productId)
    .execute()
  for (const { day, taken } of places) expect({ day, taken }).toEqual({ day, taken: model.taken(day) })
  const { uses } = await db
    .selectFrom('promotionCode')
    .select('uses')
    .where('code', '=', shop.promotion)
    .executeTakeFirstOrThrow()
  expect({ uses, rooms: shop.roomsBefore - (await roomsLeft(shop.test)) }).toEqual({
    uses: model.promotions,
    rooms: model.rooms,
  })
}
