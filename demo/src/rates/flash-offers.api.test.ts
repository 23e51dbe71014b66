import { beginDeal, findRunningDeal, finishDeal } from '@escapade/gateway/promotions/flash-deals'
import { reducedCents } from '@escapade/gateway/promotions/reduced-price'
import { createTestApp, type TestApp, testDay } from '@escapade/gateway/testing/test-app'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { rollForward } from './roll-forward'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const tomorrow = addDays(testDay, 1)
const at = (day: string) => `${day}T09:00:00`

async function pricesOf(room: string) {
  const nights = await test.db
    .selectFrom('roomDay')
    .select(['day', 'priceCents'])
    .where('roomId', '=', room)
    .where('day', '>=', addDays(testDay, 2))
    .where('day', '<=', addDays(testDay, 30))
    .orderBy('day')
    .execute()
  return nights.map(({ priceCents }) => priceCents)
}

/** A deal of the demo that goes on tomorrow. */
const dealOfDemo = () =>
  test.db
    .selectFrom('flashDeal')
    .selectAll()
    .where('startsAt', '<=', at(testDay))
    .where('endsAt', '>', at(tomorrow))
    .orderBy('roomId')
    .executeTakeFirstOrThrow()

describe('a flash offer of the demo', () => {
  it('is over for good once an operator has ended it', async () => {
    const deal = await dealOfDemo()
    const reduced = await pricesOf(deal.roomId)
    await finishDeal(test.db, deal, { now: at(testDay), today: testDay })
    const full = await pricesOf(deal.roomId)
    expect(full.map((cents) => reducedCents(cents, deal.percent))).toEqual(reduced)
    await rollForward({ db: test.db, today: tomorrow })
    expect(await pricesOf(deal.roomId)).toEqual(full)
    expect(await findRunningDeal(test.db, deal.roomId, at(tomorrow))).toBeUndefined()
  })

  it('waits while an operator’s deal of the room runs', async () => {
    const deal = await dealOfDemo()
    const room = deal.roomId
    await finishDeal(test.db, deal, { now: at(testDay), today: testDay })
    await test.db.deleteFrom('flashDeal').where('roomId', '=', room).execute()
    await beginDeal(test.db, { roomId: room, today: testDay, percent: 50, days: 3 })
    const reduced = await pricesOf(room)
    await rollForward({ db: test.db, today: tomorrow })
    expect(await pricesOf(room)).toEqual(reduced)
    expect(await findRunningDeal(test.db, room, at(tomorrow))).toMatchObject({ percent: 50 })
  })
})
