import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { passDay } from '../../../rates/stay-months'
import { createStaysRepository } from '../../../rates/stays-repository'
import { capturedOutput } from '../../../testing/captured-output'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { addHotel, addStay } from '../../availability/stay-fixture'
import { addOneRoom, book, createShopper, orderRequest, roomsLeft } from '../../orders/orders-fixture'
import { ratesCommand } from './rates-command'

let test: TestApp
let folder: string
beforeAll(async () => {
  test = await createTestApp({ hotels: 6 })
  folder = await mkdtemp(path.join(tmpdir(), 'rates-'))
  await addOneRoom(test.db, 3)
  await addHotel(test.db, { id: 'h2' })
  await addStay(test.db, { hotelId: 'h2', id: 'other', days: ['2027-03-01', '2027-03-31'], available: 2 })
})
afterAll(() => test.close())
afterEach(() => {
  process.exitCode = undefined
})

/** Types a command; answers its output, and its words to people. */
const run = (...args: string[]) => capturedOutput(() => ratesCommand(test, args))
async function importText(text: string, ...options: string[]) {
  const file = path.join(folder, 'rates.csv')
  await writeFile(file, text)
  const { text: rows, said } = await run('import', file, '--json', ...options)
  return {
    rows: rows
      .split('\n')
      .filter(Boolean)
      .map((row) => JSON.parse(row)),
    said,
    code: process.exitCode ?? 0,
  }
}
const exported = async (...args: string[]) => (await run('export', ...args)).text
const quote = async (checkin: string, stay = 'stay', nights = 1) =>
  (
    await test.app.inject(`/api/product/${stay}/quote?locale=fr_FR&checkin=${checkin}&nights=${nights}`)
  ).json()
const search = async (checkin: string, night: number, party: object = {}) => {
  const searchCriterias = { hotelId: 'h', checkin, night, ...party }
  const payload = { locale: 'fr_FR', searchCriterias, numberOfPackagesPerHotel: 20 }
  return (await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })).json()
}
const head =
  'room,from,to,weekdays,price,allotment,min_nights,arrival,status,max_nights,departure,lead_days,single_price,cancel_days'

describe('pnpm gateway rates', () => {
  it('sets prices by span and weekday, which the next quote and the next search ask', async () => {
    const { rows, code } = await importText(
      `room;from;to;weekdays;price\nroom-stay;2027-05-01;2027-05-31;fri sat;180,50\n`,
    )
    expect([rows, code]).toEqual([
      [
        {
          hotel: 'h',
          room: 'room-stay',
          is: 'changed',
          'new nights': 0,
          'changed nights': 9,
          lowest: '180.50',
          problems: 0,
        },
      ],
      0,
    ])
    expect((await quote('2027-05-07')).priceInfo.sellPrice).toBe(18_050)
    expect((await quote('2027-05-09')).priceInfo.sellPrice).toBe(10_000)
    const found = await search('2027-05-07', 1)
    expect(found.exactMatch[0].packages[0].sellPrice).toBe(18_050)
  })

  it('counts an allotment with the rooms that are sold, and never takes it below them', async () => {
    await book(createShopper(test.app), orderRequest({ checkin: '2027-04-08', nights: 2 }), 'rates-0001')
    const span = 'room-stay,2027-04-08,2027-04-10'
    await importText(`room,from,to,allotment\n${span},5\n`)
    expect(await roomsLeft(test.db, '2027-04-08', 3)).toEqual([4, 4, 5])
    const { said, rows, code } = await importText(`room,from,to,allotment\n${span},0\n`)
    expect(said).toContain(
      'line 2, allotment: 1 rooms are sold or held on 2027-04-08: the allotment cannot be 0',
    )
    expect([rows, code]).toMatchObject([[{ hotel: 'h', is: 'refused' }], 1])
    expect(await roomsLeft(test.db, '2027-04-08', 3)).toEqual([4, 4, 5])
  })

  it('limits the longest stay from a day, and closes one to departures, across the end of a month too', async () => {
    await importText(
      'room,from,max_nights,departure\nroom-stay,2027-05-28,2,\nroom-stay,2027-06-01,,closed\n',
    )
    const asked: [checkin: string, nights: number, reason: string | null][] = [
      ['2027-05-28', 2, null],
      ['2027-05-28', 3, 'MAXIMUM_LENGTH_OF_STAY'],
      ['2027-05-30', 2, 'NOT_ON_SALE'],
      ['2027-05-31', 1, 'MINIMUM_LENGTH_OF_STAY'],
      ['2027-05-31', 2, null],
      ['2027-06-01', 1, null],
    ]
    for (const [checkin, nights, reason] of asked) {
      expect([checkin, nights, (await quote(checkin, 'stay', nights)).reason]).toEqual([
        checkin,
        nights,
        reason,
      ])
      const { totalCount } = (await search(checkin, nights)).searchDetails
      expect([checkin, nights, totalCount]).toEqual([checkin, nights, reason === null ? 1 : 0])
    }
    const { said } = await importText('room,from,min_nights\nroom-stay,2027-05-28,3\n')
    expect(said).toContain('line 2, max_nights: 2 on 2027-05-28 is less than min_nights, 3')
    await importText('room,from,max_nights,departure\nroom-stay,2027-05-28,0,\nroom-stay,2027-06-01,,open\n')
    expect((await quote('2027-05-28', 'stay', 3)).reason).toBeNull()
    expect((await quote('2027-05-31')).reason).toBeNull()
    expect((await search('2027-05-31', 1)).searchDetails.totalCount).toBe(1)
  })

  it('ends the sale of an arrival some days ahead, in quotes, searches and from-prices, as days pass', async () => {
    await importText('room,from,to,lead_days\nroom-stay,2027-03-02,2027-03-12,6\n')
    const sale = async (checkin: string) => {
      const [{ reason }, found] = [await quote(checkin), await search(checkin, 1)]
      return [checkin, reason, found.searchDetails.totalCount]
    }
    const soonest = async () =>
      (await createStaysRepository(test.db).findFrom('stay'))?.checkins.map((day) => day?.slice(5))[0]
    expect(await sale('2027-03-06')).toEqual(['2027-03-06', 'CLOSED_TO_ARRIVAL', 0])
    expect(await sale('2027-03-07')).toEqual(['2027-03-07', null, 1])
    await importText('room,from,price\nroom-stay,2027-03-07,55\n')
    expect(await soonest()).toBe('03-07')

    await passDay({ db: test.db, today: '2027-03-02' })
    expect(await sale('2027-03-07')).toEqual(['2027-03-07', 'CLOSED_TO_ARRIVAL', 0])
    expect(await sale('2027-03-08')).toEqual(['2027-03-08', null, 1])
    expect(await soonest()).not.toBe('03-07')

    await passDay({ db: test.db, today: '2027-03-01' })
    await importText('room,from,to,lead_days\nroom-stay,2027-03-02,2027-03-12,0\n')
    expect(await sale('2027-03-02')).toEqual(['2027-03-02', null, 1])
  })

  it('sells nights to one person alone at a price of their own, by the share of the price again without', async () => {
    await test.db.updateTable('room').set({ singlePercent: 80 }).where('id', '=', 'room-stay').execute()
    const alone = { adult: 1, child: 0, baby: 0 }
    const pricesFor = async (night: number, party = alone) => {
      const stay = `locale=fr_FR&checkin=2027-06-10&nights=${night}&adult=${party.adult}&child=0&baby=0`
      const { priceInfo } = (await test.app.inject(`/api/product/stay/quote?${stay}`)).json()
      const { exactMatch } = await search('2027-06-10', night, party)
      const { sellPrice, refPrice } = exactMatch[0].packages[0]
      expect([sellPrice, refPrice]).toEqual([priceInfo.sellPrice, priceInfo.refPrice])
      return sellPrice
    }
    const line = 'room,from,price,single_price\nroom-stay,2027-06-10'
    await importText(`${line},101.00,65.5\n`)
    expect(await pricesFor(1)).toBe(6_550)
    // The second night costs one person 80 % of its price.
    const second = (await quote('2027-06-11')).priceInfo.sellPrice
    expect(await pricesFor(2)).toBe(6_550 + 0.8 * second)
    expect(await pricesFor(1, { ...alone, adult: 2 })).toBe(10_100)

    const { said } = await importText(`${line},60,60.01\n`)
    expect(said).toContain('line 2, single_price: 60.01 on 2027-06-10 is more than the price for two, 60.00')
    await importText('room,from,price\nroom-stay,2027-06-10,50\n')
    expect(await pricesFor(1)).toBe(5_000)
    const shown = await exported('--hotel', 'h', '--from', '2027-06-10', '--to', '2027-06-10')
    expect(shown).toMatch(/,50\.00,0$/m)
    expect((await importText(shown)).rows).toMatchObject([{ is: 'the same' }])
    await importText('room,from,price\nroom-stay,2027-06-10,70\n')
    expect(await pricesFor(1)).toBe(6_550)

    await importText(`${line},100,0\n`)
    expect(await pricesFor(1)).toBe(8_000)
    await test.db.updateTable('room').set({ singlePercent: 100 }).where('id', '=', 'room-stay').execute()
  })

  it('makes the terms of cancelling stricter by the day of arrival, in quotes and on cards', async () => {
    const policies = async (checkin: string) => {
      const found = (await search(checkin, 1)).exactMatch[0].packages[0].cancellationPolicy
      const { cancellationPolicy } = await quote(checkin)
      expect(found).toEqual(cancellationPolicy)
      return cancellationPolicy
    }
    const varies = async () => {
      const payload = { locale: 'fr_FR', searchCriterias: { hotelId: 'h' } }
      const answer = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
      return answer.json().exactMatch[0].packages[0].cancellationPolicy.variesByDates ?? false
    }
    const own = await policies('2027-06-14')
    expect(await varies()).toBe(false)
    const free = async (checkin: string | undefined) => {
      const searchCriterias = { hotelId: 'h', ...(checkin && { checkin, night: 1 }), freeCancellation: true }
      const payload = { locale: 'fr_FR', searchCriterias }
      const answer = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
      return answer.json().searchDetails.totalCount
    }
    expect([own.daysBefore, await free('2027-06-14')]).toEqual([3, 1])
    await importText('room,from,cancel_days\nroom-stay,2027-06-14,10\nroom-stay,2027-06-15,never\n')
    expect(await policies('2027-06-14')).toMatchObject({ cancellableUntil: '2027-06-04T18:00:00' })
    expect(await policies('2027-06-15')).toMatchObject({ type: 'NCNR', cancellable: false })
    expect(await policies('2027-06-16')).toMatchObject({ type: own.type, daysBefore: 3 })
    expect([await free('2027-06-14'), await free('2027-06-15'), await free(undefined)]).toEqual([1, 0, 1])
    expect(await varies()).toBe(true)
    const page = (await test.app.inject('/api/weekend/stay/detail.json?locale=fr_FR')).json()
    expect(page.cancellationPolicy).toMatchObject({ variesByDates: true, cancellationDeadline: null })
    expect(await exported('--hotel', 'h', '--from', '2027-06-15', '--to', '2027-06-15')).toMatch(/,never$/m)
    await importText('room,from,to,cancel_days\nroom-stay,2027-06-14,2027-06-15,0\n')
    expect(await varies()).toBe(false)
    expect(await policies('2027-06-15')).toMatchObject({ type: own.type, daysBefore: 3 })
  })

  it('takes each hotel whole or not at all, and says of each line what to mend', async () => {
    const { rows, said } = await importText(
      [
        'room,from,to,price,allotment',
        'room-stay,2027-05-02,2027-05-03,99,',
        'room-stay,2027-05-04,2027-05-05,nine,',
        'room-other,2027-03-10,2027-03-11,77,',
        'room-none,2027-03-10,,77,',
      ].join('\n'),
    )
    expect(rows.map(({ hotel, is }) => [hotel, is])).toEqual([
      ['h', 'refused'],
      ['h2', 'changed'],
    ])
    expect(said).toContain('line 3, price: "nine" is no price')
    expect(said).toContain(
      'line 5, room: there is no room room-none: `rooms list` shows those that there are',
    )
    expect((await quote('2027-05-02')).priceInfo.sellPrice).toBe(10_000)
    expect((await quote('2027-03-10', 'other')).priceInfo.sellPrice).toBe(7_700)
  })

  it('refuses two lines that say one thing of one night, and takes two that say different things', async () => {
    const twice = await importText(
      `${head}\nroom-stay,2027-05-10,2027-05-12,,90,,,,\nroom-stay,2027-05-12,2027-05-14,,95,,,,\n`,
    )
    expect(twice.said).toContain(
      'line 3, price: line 2 says this of the night of 2027-05-12 too: let one of them say it',
    )
    const both = await importText(
      `${head}\nroom-stay,2027-05-10,2027-05-12,,90,,,,\nroom-stay,2027-05-12,2027-05-14,,,,2,closed,\n`,
    )
    expect(both.rows).toMatchObject([{ is: 'changed', 'changed nights': 5 }])
    expect(await exported('--hotel', 'h', '--from', '2027-05-10', '--to', '2027-05-14')).toBe(
      [
        head,
        'room-stay,2027-05-10,2027-05-11,,90.00,3,1,open,open,0,open,0,0,0',
        'room-stay,2027-05-12,2027-05-12,,90.00,3,2,closed,open,0,open,0,0,0',
        'room-stay,2027-05-13,2027-05-13,,100.00,3,2,closed,open,0,open,0,0,0',
        'room-stay,2027-05-14,2027-05-14,,180.50,3,2,closed,open,0,open,0,0,0',
        '',
      ].join('\n'),
    )
  })

  it('puts new nights on sale with price and allotment, and says so where one is missing', async () => {
    const missing = await importText(`room,from,price\nroom-other,2027-06-01,88\n`)
    expect(missing.said).toContain(
      'line 2, allotment: the night of 2027-06-01 is not on sale yet: give price and allotment',
    )
    const { rows } = await importText(`room,from,to,price,allotment\nroom-other,2027-06-01,2027-07-02,88,2\n`)
    expect(rows).toMatchObject([{ 'new nights': 32, 'changed nights': 0 }])
    expect(await quote('2027-06-30', 'other')).toMatchObject({
      bookable: true,
      priceInfo: { sellPrice: 8_800 },
      availableRooms: 2,
    })
  })

  it('closes nights and opens them', async () => {
    await importText(`room,from,status\nroom-other,2027-06-20,closed\n`)
    expect(await quote('2027-06-20', 'other')).toMatchObject({ bookable: false })
    await importText(`room,from,status\nroom-other,2027-06-20,open\n`)
    expect(await quote('2027-06-20', 'other')).toMatchObject({ bookable: true })
  })

  it('shows in a dry run what it would do, and does nothing', async () => {
    const before = await exported()
    const { rows, said } = await importText(`room,from,price\nroom-stay,2027-05-20,70\n`, '--dry-run')
    expect(rows).toMatchObject([{ is: 'changed', 'changed nights': 1, lowest: '70.00' }])
    expect(said).toContain('A dry run: nothing was changed')
    expect(await exported()).toBe(before)
  })

  it('gives back what it was given: an export changes nothing, and is the same after it', async () => {
    const before = await exported()
    expect(before.split('\n').length).toBeGreaterThan(500)
    const { rows } = await importText(before)
    expect(rows.filter(({ is }) => is !== 'the same')).toEqual([])
    expect(await exported()).toBe(before)
  })

  it.each([
    ['', /is empty: its first line names the columns room, from/],
    ['room,day,price\n', /Line 1 has columns that are not known: day. Columns are room, from/],
    ['from,price\n', /Line 1 lacks room/],
    ['room,from,price,price\n', /Line 1 has price twice/],
  ])('refuses the file %j at once', async (text, words) => {
    await expect(importText(text)).rejects.toThrow(words)
  })
})
