import { createChannelsRepository } from '@escapade/gateway/capabilities/rate-updates/channels/channels-repository'
import type { DatabaseHandle } from '@escapade/gateway/platform/database/database'
import { stayPrice } from '@escapade/gateway/pricing/stay-price'
import { addDays, firstDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import { startGateway } from '../gateway-process'
import { measure } from '../load'
import { percentile } from '../percentiles'
import { datedSearches } from '../search/questions'

type Options = {
  url: string
  db: DatabaseHandle['db']
  seconds: number
  today: string
  line: (name: string, value: string) => void
}

const perCall = 50
const callsPerSecond = 20
const shoppers = 8
const nightsAhead = 360
/** No other price of the catalogue ends like it. */
const mark = 77_700

/** Searches of eight shoppers alone, then beside a partner who sends 1,000 nights a second. */
export async function measureUpdates({ url, db, seconds, today, line }: Options): Promise<void> {
  const rooms = await db.selectFrom('room').select(['id', 'hotelId']).orderBy('id').limit(400).execute()
  const now = new Date()
  const channels = createChannelsRepository(db)
  const name = `bench-${now.getTime()}`
  const hotelIds = [...new Set(rooms.map(({ hotelId }) => hotelId))]
  const { channelId } = await channels.add({ name, hotelIds }, now)
  const key = await channels.giveKey(channelId, now)
  const gateway = await startGateway({ DATABASE_URL: url, DATABASE_POOL: '8' })
  try {
    const questions = await datedSearches({ db, today, count: 20_000, kind: 'mixed' })
    const search = searchAt(gateway.origin)
    await measure({ clients: shoppers, pieces: questions.slice(0, 400), work: search })
    const alone = await shopFor(seconds, questions, search)
    line('8 shoppers alone: p50, p99 ms; a second', text(alone))
    const sender = sendNights({
      origin: gateway.origin,
      key,
      rooms: rooms.map(({ id }) => id),
      today,
      seconds,
    })
    const beside = await shopFor(seconds, questions, search)
    const { times, sent, late, last } = await sender
    line('beside them: p50, p99 ms; a second', text(beside))
    line('searches beside updates ÷ alone, p50', (beside.p50 / alone.p50).toFixed(2))
    line(
      'nights a second; calls p50, p99 ms',
      `${Math.round(sent / seconds)}; ${round(percentile(times, 0.5))}, ${round(percentile(times, 0.99))}`,
    )
    line('calls that were not taken whole', String(late))
    line('rooms whose last night the next search has not', String(await countUnseen({ db, search, last })))
  } finally {
    await gateway.stop()
    await channels.remove(channelId)
  }
}

const round = (value: number) => value.toFixed(0)
const text = ({ p50, p99, perSecond }: { p50: number; p99: number; perSecond: number }) =>
  `${p50.toFixed(1)}, ${p99.toFixed(1)}; ${round(perSecond)}`

const searchAt = (origin: string) => async (question: object) => {
  const answer = await fetch(`${origin}/api/offers.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${body.slice(0, 200)}`)
  return JSON.parse(body)
}

/** As many searches as eight clients make in the time. */
async function shopFor(seconds: number, questions: object[], search: (question: object) => Promise<unknown>) {
  const until = performance.now() + seconds * 1000
  const values: number[] = []
  let next = 0
  const client = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      await search(questions[next++ % questions.length] ?? {})
      values.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: shoppers }, client))
  return { p50: percentile(values, 0.5), p99: percentile(values, 0.99), perSecond: values.length / seconds }
}

type Sending = { origin: string; key: string; rooms: string[]; today: string; seconds: number }

/** A call each fiftieth of a second, whether the last one is answered or not. */
async function sendNights({ origin, key, rooms, today, seconds }: Sending) {
  const times: number[] = []
  const last = new Map<string, { day: string; price: number }>()
  let [sent, late] = [0, 0]
  const send = async (call: number) => {
    const room = rooms[call % rooms.length] ?? ''
    const lap = Math.floor(call / rooms.length)
    const first = 1 + ((lap * perCall) % (nightsAhead - perCall))
    const nights = Array.from({ length: perCall }, (_, index) => ({
      room,
      day: addDays(today, first + index),
      version: call + 1,
      price: mark + (call % 1_000) * 100,
      allotment: 200,
      minNights: 1,
      arrival: 'open',
      status: 'open',
    }))
    const startedAt = performance.now()
    const answer = await fetch(`${origin}/api/channel/nights`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ nights }),
    })
    const said = (await answer.json()) as { taken?: number }
    times.push(performance.now() - startedAt)
    sent += said.taken ?? 0
    if (said.taken !== perCall) late += 1
    else last.set(room, { day: addDays(today, first), price: mark + (call % 1_000) * 100 })
  }
  const startedAt = performance.now()
  const calls: Promise<void>[] = []
  for (let call = 0; call < seconds * callsPerSecond; call += 1) {
    const wait = startedAt + (call * 1000) / callsPerSecond - performance.now()
    if (wait > 0) await new Promise((resume) => setTimeout(resume, wait))
    calls.push(send(call))
  }
  await Promise.all(calls)
  return { times, sent, late, last }
}

type Unseen = {
  db: DatabaseHandle['db']
  search: (
    question: object,
  ) => Promise<{ exactMatch: { packages: { roomId?: string; sellPrice: number }[] }[] }>
  last: Map<string, { day: string; price: number }>
}

/**
 * Rooms of which no stay is found at a price that has the last one of its night in it. Stays that cannot start that
 * day, or are off sale, cannot tell: they are left out.
 */
async function countUnseen({ db, search, last }: Unseen): Promise<number> {
  let unseen = 0
  for (const [room, { day, price }] of last) {
    const stays = await db
      .selectFrom('stayMonth')
      .select(['hotelId', 'capacity', 'nightCents', 'stayCents'])
      .where('roomId', '=', room)
      .where('month', '=', firstDayOf(monthOf(day)))
      .where(sql<number>`shortest[extract(isodow from ${day}::date)]`, '=', 1)
      .where((eb) => eb.or([eb('expiration', 'is', null), eb('expiration', '>=', day)]))
      .execute()
    const [stay] = stays
    if (!stay) continue
    const { exactMatch } = await search({
      locale: 'fr_FR',
      searchCriterias: { hotelId: stay.hotelId, checkin: day, night: 1 },
      numberOfPackagesPerHotel: 20,
    })
    const party = { adult: 2, child: 0, baby: 0 }
    const wanted = stays.map(
      ({ capacity, nightCents, stayCents }) =>
        stayPrice({
          nightsCents: price,
          singlePercent: 100,
          programCents: nightCents + stayCents,
          capacity,
          party,
        })?.totalCents,
    )
    const prices = exactMatch.flatMap(({ packages }) => packages.map(({ sellPrice }) => sellPrice))
    if (!prices.some((found) => wanted.includes(found))) unseen += 1
  }
  return unseen
}
