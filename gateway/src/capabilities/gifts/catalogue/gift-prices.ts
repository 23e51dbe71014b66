import type { GiftPrice } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { longestGift } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { CreateCache } from '../../../platform/revision/create-cache'
import { partyTerms } from '../../../pricing/stay-price'
import { printedVoucherCents } from './gift-formats'
import { withCover } from './voucher-cover'

/** Longest stay that is given: a week. */
const listMs = 10 * 60_000

type Question = { adults: number; productId?: string | undefined }
type Deps = { db: Db; clock: Pick<Clock, 'now' | 'today'> }

/** Share of the nights on sale within a year that cost no more than the usual one. */
const usualShare = 0.9

/**
 * Usual price of a night: nine nights out of ten on sale within a year cost no more. How many dates a voucher at that
 * price pays in full is counted, and said before it is bought (voucher-cover.ts).
 */
const usualNight = (roomId: RawBuilder<unknown>, today: string) => sql<number>`(
  select percentile_disc(${sql.lit(usualShare)}) within group (order by d.price_cents) from room_day d
  where d.room_id = ${roomId} and d.available > 0
    and d.day > ${today}::date and d.day <= ${addDays(today, 365)}::date)`

/** A stay can be given when it is sold without an end, so that its voucher finds a date. */
const giftable = sql`is_sellable(p) and h.published and not p.last_minute and p.expiration is null`

/** The search of gifts lists stays that include something; a night alone is given from its own page only. */
const listed = sql`p.night_cents + p.stay_cents > 0`

/** Prices of stays as vouchers, by nights: of one product, or the lowest of all. The arithmetic is `stayPrice`'s. */
export async function giftPrices({ db, clock }: Deps, { adults, productId }: Question): Promise<GiftPrice[]> {
  const { rooms, percents, singles, programHalves } = partyTerms({ adult: adults, child: 0, baby: 0 })
  const { rows } = await sql<{ nights: number; cents: number }>`
    select n.nights, min((usual.cents::bigint * n.nights * ((${percents}::integer[])[r.max_capacity]
        - (${singles}::integer[])[r.max_capacity] * (100 - r.single_percent)) + 50) / 100
      + ((p.night_cents * n.nights + p.stay_cents)::bigint * ${programHalves}::integer + 1) / 2)::integer as cents
    from package p
    join room r on r.id = p.room_id and (${rooms}::integer[])[r.max_capacity] > 0
    join hotel h on h.id = p.hotel_id
    left join gift_rate g on g.room_id = r.id
    cross join lateral (select coalesce(g.usual_cents, ${usualNight(sql`r.id`, clock.today())}) as cents) usual
    cross join lateral generate_series(p.min_nights::integer, least(p.max_nights, ${longestGift}::integer)) as n(nights)
    where ${giftable} and ${productId === undefined ? listed : sql`p.id = ${productId}`} and usual.cents > 0
    group by n.nights order by n.nights`.execute(db)
  return rows.map(({ nights, cents }) => ({
    nights,
    sellPrice: cents,
    sellPrices: { digital: cents, physical: cents + printedVoucherCents },
  }))
}

/** The list without a product reads every package: it is kept for some minutes, while the catalogue does not change. */
export function createGiftPrices({ createCache, ...deps }: Deps & { createCache: CreateCache }) {
  const currentCache = createCache<GiftPrice[]>({ max: 8, ttl: listMs })
  return async (question: Question): Promise<GiftPrice[]> => {
    const { productId } = question
    if (productId !== undefined)
      return withCover(deps, {
        productId,
        adults: question.adults,
        prices: await giftPrices(deps, question),
      })
    const lists = await currentCache()
    const key = String(question.adults)
    const known = lists.get(key)
    if (known) return known
    const prices = await giftPrices(deps, question)
    if (prices.length > 0) lists.set(key, prices)
    return prices
  }
}

/** Notes what nights usually cost, once a day: what a list shows in the morning holds until the evening. */
export async function refreshGiftRates(db: Db, today: string): Promise<void> {
  await sql`
    insert into gift_rate (room_id, usual_cents)
    select r.id, usual.cents from room r
    cross join lateral (select ${usualNight(sql`r.id`, today)} as cents) usual
    where usual.cents > 0
    on conflict (room_id) do update set usual_cents = excluded.usual_cents
      where gift_rate.usual_cents <> excluded.usual_cents`.execute(db)
}
