import type { OrderState } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { pdfText } from '../../../testing/pdf-text'
import { createGuest, moneyOf, roomsLeft } from '../orders-fixture'
import { type Buyer, roomsOfNight, type Tab } from './buyer-fixture'
import { asksHolder, priceCents, type Way } from './ways-fixture'

type Expected = { state: OrderState; roomsTaken: number }

/** Page, books, stock and mailbox say the same of an order. */
export async function expectState(buyer: Buyer, tab: Tab, { state, roomsTaken }: Expected) {
  const { shop, shopper, way, checkin } = buyer
  const { db } = shop.test
  const isBooked = state === 'booked'
  const view = (await shopper.view(tab.orderUUID)).json()
  expect(view).toMatchObject({ state, refundedAmount: 0 })
  if (isBooked) expectMoney(view, way)
  else expect(view.money).toMatchObject({ paidByCard: 0, due: [] })
  if (asksHolder(way)) {
    const captured = isBooked ? priceCents - way.giftCents : 0
    expect(await moneyOf(db, tab.paymentIntentId)).toEqual({ capturedCents: captured, refundedCents: 0 })
  }
  expect(await roomsLeft(db, checkin, 1)).toEqual([roomsOfNight - roomsTaken])
  const isHeld = state !== 'expired'
  if (tab.code) expect(await buyer.balanceOf(tab.code)).toBe(isHeld ? 0 : way.giftCents)
}

function expectMoney({ money, payLater }: { money: { due: object[] }; payLater: object | null }, way: Way) {
  expect(money).toMatchObject({ paidByCard: way.today, paidByGift: way.giftCents })
  expect(money.due).toHaveLength(way.later)
  expect(payLater === null).toBe(way.payLater === undefined)
}

/** The buyer has so many orders that are booked, and a mail of each in their own words. */
export async function expectMails(buyer: Buyer, count: number) {
  const { shop, email, way, locale } = buyer
  const { db, app } = shop.test
  await app.deps.jobs.runAll()
  const booked = await db
    .selectFrom('customerOrder')
    .select('orderUUID')
    .where((row) => row.eb(row.ref('buyer', '->>').key('email'), '=', email))
    .where('status', '=', 'confirmed')
    .execute()
  expect(booked).toHaveLength(count)
  const mails = await db.selectFrom('mail').selectAll().where('recipient', '=', email).execute()
  expect(mails).toHaveLength(count)
  for (const { subject, text } of mails) {
    expect(subject).toMatch(words[locale].booked)
    for (const part of paidWords(way, locale)) expect(text.replace(/\s/g, ' ')).toContain(part)
  }
  for (const { orderUUID } of booked) await expectInvoice(buyer, orderUUID)
}

/** The invoice names who took the money, and its payments are its total with the lender's fee. */
async function expectInvoice({ shop: { test }, email, way, locale }: Buyer, orderUUID: string) {
  const pdf = await createGuest(test.app, email).invoice(orderUUID)
  const text = pdfText(pdf.rawPayload).replace(/\s+/g, ' ')
  const name = way.payLater ? lenders[way.asks] : brands[way.asks]
  // A fee of nothing is no row.
  if (name && way.name !== 'deferred' && way.today !== priceCents / 3) expect(text).toContain(name)
  const { content } = await test.db
    .selectFrom('invoice')
    .select('content')
    .where('orderUUID', '=', orderUUID)
    .executeTakeFirstOrThrow()
  const { money, totalCents } = content
  if (!money) throw new Error('The invoice has no money')
  const sum = (parts: readonly { amount: number }[] = []) =>
    parts.reduce((total, { amount }) => total + amount, 0)
  expect(money.paidByCard + money.paidByGift + sum(money.due)).toBe(totalCents + sum(money.fees))
  const shown = [totalCents, ...money.due.map(({ amount }) => amount), totalCents + sum(money.fees)]
  for (const cents of shown) expect(text).toContain(formatCents({ cents, locale }).replace(/\s/g, ' '))
}

type Words = { booked: RegExp; gift: string; paid: string; by: string }
const french = { booked: /votre séjour est réservé/, gift: 'Payé avec des cadeaux', paid: 'Payé', by: 'par' }
const dutch = {
  booked: /^Je verblijf bij .* is geboekt/,
  gift: 'Betaald met cadeaus',
  paid: 'Betaald',
  by: 'met',
}
const words: Record<MarketLocale, Words> = {
  fr_FR: french,
  fr_BE: french,
  nl_NL: dutch,
  nl_BE: dutch,
  it_IT: { booked: /^Il tuo soggiorno .* è prenotato/, gift: 'Pagato con regali', paid: 'Pagato', by: 'con' },
  es_ES: { booked: /reservada/, gift: 'Pagado con regalos', paid: 'Pagado', by: 'con' },
}
const lenders: Partial<Record<Way['asks'], string>> = { card: 'Escapade Paylater', paypal: 'PayPal' }
const brands: Partial<Record<Way['asks'], string>> = {
  paypal: 'PayPal',
  bancontact: 'Bancontact',
  ideal: 'iDEAL',
}

/** Words of the mail on how it was paid. */
function paidWords({ asks, payLater, today, giftCents }: Way, locale: MarketLocale): string[] {
  const { gift, paid, by } = words[locale]
  const euros = (cents: number) => formatCents({ cents, locale }).replace(/\s/g, ' ')
  if (payLater) return [lenders[asks] ?? '', ...(today > 0 ? [euros(today)] : [])]
  const brand = brands[asks]
  if (brand) return [`${euros(priceCents)} ${by} ${brand}`]
  return [
    ...(giftCents > 0 ? [gift, euros(giftCents)] : []),
    ...(giftCents < priceCents ? [paid, euros(priceCents - giftCents)] : []),
  ]
}
