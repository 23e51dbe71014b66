import type { PriceInfo, Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { locales, type MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import fc from 'fast-check'
import { type TestApp, testDay } from '../../../testing/test-app'

/** Wish that a visitor may come with. */
export type Wish = {
  locale: MarketLocale
  stay: number
  arrival: number
  nights: number
  party: { adult: number; child: number; baby: number }
  insured: boolean
  code: string | null
  /** Share of the total that a gift card pays, in percent. */
  gift: number
  /** Free day that is chosen for an activity, by its position. */
  activityDay: number
}

/** The seeded codes: cents off, and a share of the price. */
const codes = ['BIENVENUE10', 'ESCAPADE5', 'ESCAPADE15']

export const aWish: fc.Arbitrary<Wish> = fc.record({
  locale: fc.constantFrom(...locales),
  stay: fc.nat(),
  arrival: fc.integer({ min: 1, max: 200 }),
  nights: fc.integer({ min: 1, max: 14 }),
  party: fc.record({
    adult: fc.integer({ min: 1, max: 4 }),
    child: fc.integer({ min: 0, max: 2 }),
    baby: fc.integer({ min: 0, max: 1 }),
  }),
  insured: fc.boolean(),
  code: fc.option(fc.constantFrom(...codes), { freq: 2 }),
  gift: fc.constantFrom(0, 0, 33, 100),
  activityDay: fc.nat(),
})

/** The query of a call about one stay. */
export type Asked = Wish['party'] & {
  locale: MarketLocale
  checkin: string
  nights: number
}
export type Found = { id: string; asked: Asked; quote: Quote & { priceInfo: PriceInfo } }

/** As search, hotel and stay page are asked: they call its nights `night`. */
export const asPageQuery = ({ nights, ...asked }: Asked) => ({ ...asked, night: nights })

export const createAsker = ({ app }: TestApp) => ({
  get: async <Answer>(path: string, query: Record<string, string | number> = {}): Promise<Answer> => {
    const words = Object.entries(query).map(([key, value]) => [key, String(value)])
    return (await app.inject({ url: path, query: Object.fromEntries(words) })).json()
  },
  post: async <Answer>(path: string, payload: object): Promise<Answer> =>
    (await app.inject({ method: 'POST', url: path, payload })).json(),
})
export type Asker = ReturnType<typeof createAsker>

/**
 * The stay of the wish, or the one that the quote proposes instead, which has to be bookable; undefined where there is
 * neither.
 */
export async function findStay(ask: Asker, packages: string[], wish: Wish): Promise<Found | undefined> {
  const { locale, nights, party } = wish
  const id = packages[wish.stay % packages.length] ?? ''
  const asked = { ...party, locale, nights, checkin: addDays(testDay, wish.arrival) }
  const quoteOf = (of: string, question: Asked) => ask.get<Quote>(`/api/product/${of}/quote`, question)
  const quote = await quoteOf(id, asked)
  if (quote.bookable) return { id, asked, quote: priced(quote) }
  if (!quote.modifiedReservationCriteria) return undefined
  const { offerId = id, ...proposed } = quote.modifiedReservationCriteria
  const instead = { ...asked, ...proposed }
  return { id: offerId, asked: instead, quote: priced(await quoteOf(offerId, instead)) }
}

function priced(quote: Quote): Found['quote'] {
  if (!quote.bookable || !quote.priceInfo) throw new Error(`Not bookable: ${quote.reason}`)
  return { ...quote, priceInfo: quote.priceInfo }
}

/** A free day for each dated activity of the stay. */
export const choicesOf = ({ quote: { activityDates } }: Found, { activityDay }: Wish) =>
  activityDates.map(({ activityId, days }) => {
    const free = days.filter(({ available }) => available)
    return { activityId, dayIndex: free[activityDay % free.length]?.dayIndex ?? 0 }
  })
