import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { mailTexts } from '../mails/texts/texts'
import { totalOf } from '../order-rules'
import { sayOfPages } from './cancellation-words-fixture'
import type { purchase, Summary } from './purchase-fixture'
import type { saidBeforehand } from './said-prices-fixture'
import type { Found } from './wish-fixture'

type Said = Awaited<ReturnType<typeof saidBeforehand>>
type Bought = Awaited<ReturnType<typeof purchase>>

/** Markup and no-break spaces are no difference to a reader. */
export const readable = (text: string) => text.replace(/<[^>]*>|&nbsp;|\s+/g, ' ').replace(/\s+/g, ' ')

const count = (text: string, words: string) => text.split(words).length - 1

/** The nights: what card, page, comparison, hotel page and quote say, and the line of order, mail and invoice. */
export function compareNights({ quote, asked }: Found, said: Said, bought: Bought) {
  const { sellPrice } = quote.priceInfo
  const { detail, card, price, offer, hotelOffer, compared, upsells } = said
  expect(totalOf(quote.priceLines.map(({ amount }) => ({ amountCents: amount })))).toBe(sellPrice)
  const prices = {
    card: card?.sellPrice,
    detail: detail.sellPrice,
    price: price.finalPrice?.sellPrice,
    offer: offer?.priceInfo.sellPrice,
    hotelOffer: hotelOffer?.price.sellPrice,
    order: bought.view.lines.find(({ kind }) => kind === 'stay')?.amountCents,
  }
  expect(prices).toEqual(Object.fromEntries(Object.keys(prices).map((page) => [page, sellPrice])))
  for (const { id, priceDifference } of upsells) {
    const other = compared.find(({ weekendId }) => weekendId === id)
    if (other) expect([id, other.priceInfo.sellPrice - sellPrice]).toEqual([id, priceDifference])
  }
  expect([quote.priceInfo.nights, bought.view.stay?.nights]).toEqual([asked.nights, asked.nights])
  for (const policy of [card, offer, bought.view.stay].map((one) => one?.cancellationPolicy))
    expect(policy).toEqual(quote.cancellationPolicy)
  expect(detail.programLine).toEqual(quote.programLineList)
  for (const { type, repeated } of quote.programLineList)
    if (type === 'BREAKFAST') expect(repeated).toBe(asked.nights)
  expect(bought.view.stay?.programLineList).toEqual(quote.programLineList)
}

/** Compares the sum owed and its payment: the checkout's summary, order, page of the order, mail, invoice. */
export function comparePayment(
  bought: Bought,
  { total, gift, card, promotion, insurance, stay }: Summary,
  locale: Locale,
) {
  const { order, payment, view, mail, invoice } = bought
  expect([order.totalAmount, view.totalAmount, totalOf(view.lines)]).toEqual([total, total, total])
  expect([payment.amount, view.money.paidByCard, view.money.paidByGift]).toEqual([card, card, gift])
  const lines = [stay, insurance, -(promotion?.amount ?? 0)].filter((cents) => cents !== 0)
  expect(view.lines.map(({ amountCents }) => amountCents)).toEqual(lines)

  const t = mailTexts(locale)
  const cardRow = card > 0 || gift === 0 ? [card] : []
  const inMail = [
    ...(lines.length > 1 ? lines : []),
    ...(gift > 0 ? [total, gift] : []),
    ...cardRow,
    ...(view.localTaxOnSite > 0 ? [view.localTaxOnSite] : []),
  ]
  const prices = mail.text.split('\n\n').find((paragraph) => paragraph.includes(t('price.vat'))) ?? ''
  expectAmounts(readable(prices), inMail, locale)
  const inInvoice = [...lines, total, ...(card > 0 ? [card] : []), ...(gift > 0 ? [gift] : [])]
  expectAmounts(readable(invoice), inInvoice, locale)
}

/** These amounts and no other. */
function expectAmounts(text: string, amounts: number[], locale: Locale) {
  for (const cents of amounts) expect(text).toContain(readable(formatCents({ cents, locale })))
  expect([text, count(text, '€')]).toEqual([text, amounts.length])
}

/** The mail names all that is included as often as it is, and each activity on its day. */
export function compareMail({ mail, view }: Bought, { quote, asked }: Found) {
  const [letter, text] = [readable(mail.html), readable(mail.text)]
  const { locale } = asked
  const t = mailTexts(locale)
  for (const { title, repeated } of quote.programLineList)
    expect(letter).toContain(readable(repeated > 1 ? t('stay.repeated', { title, times: repeated }) : title))
  expect(view.stay?.activityDates).toHaveLength(quote.activityDates.length)
  const days = (view.stay?.activityDates ?? []).map(({ date }) => date)
  for (const day of [asked.checkin, ...days])
    expect(text).toContain(readable(formatDay({ day, language: bcp47(locale), style: 'whole' })))
}

/** Rooms, beds and board: said by card, page, comparison, hotel page and quote, kept by the order, told by mail and invoice. */
export function compareLodging({ quote, asked }: Found, said: Said, { view, mail, invoice }: Bought) {
  const { lodging } = quote
  if (!lodging) throw new Error('A bookable stay has a room')
  const { card, detail, offer, hotelOffer } = said
  for (const place of [detail, ...[card, offer, hotelOffer].filter((one) => one !== undefined)])
    expect(place.lodging).toEqual(lodging)
  expect(view.stay?.lodging).toEqual(lodging)
  expect(lodging.rooms).toBe(quote.priceInfo.nbRooms)
  const breakfasts = quote.programLineList.filter(({ type }) => type === 'BREAKFAST')
  expect(lodging.board === 'roomOnly').toBe(
    !quote.programLineList.some(({ type }) => type === 'BREAKFAST' || type === 'DINNER'),
  )
  if (breakfasts.length > 0) expect(['breakfast', 'halfBoard', 'someMeals']).toContain(lodging.board)
  const say = sayOfPages(asked.locale)
  const { room, rooms } = lodging
  const words = [rooms > 1 ? say('lodging.several', { count: rooms, room }) : room, lodging.meals]
  for (const place of [mail.html, mail.text, invoice])
    for (const text of words) expect(readable(place)).toContain(readable(text))
  const persons = asked.adult + asked.child
  for (const place of [card, detail, hotelOffer].filter((one) => one !== undefined))
    expect(place.paxCount).toBe(persons)
}
