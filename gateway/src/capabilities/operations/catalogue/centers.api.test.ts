import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createActivitySearch } from '../../activities/activities-fixture'
import { type ActivityBuyer, createActivityBuyer } from '../../activities/sale/activity-orders-fixture'
import { type AnyFile, useCatalogue } from './catalogue-fixture'

const shop = useCatalogue({ kind: 'centers', one: 'center', hotels: 6 })
let buyer: ActivityBuyer
/** A house of the demonstration that sells something. */
let houseId: string
beforeAll(async () => {
  buyer = await createActivityBuyer(shop.test)
  houseId = buyer.activity.mainActivityCenter.id
})

const get = async (url: string) => (await shop.test.app.inject(url)).json()
const detailOf = (id: string) => get(`/api/activity-only/weekend/${id}/detail.json?locale=fr_FR`)

describe('files of activity centres', () => {
  it('gives every house as a file that changes nothing', async () => {
    await shop.folder.run(shop.test, 'export', shop.folder.root)
    const { rows } = await shop.folder.take(shop.test)
    expect(rows.filter(({ file }) => file.startsWith('centers/')).length).toBeGreaterThan(5)
    expect(new Set(rows.map(({ is }) => is))).toEqual(new Set(['the same']))
  })

  it('takes the least that a house can say, and sells what it offers', async () => {
    const { place } = await shop.folder.exported(shop.test, houseId)
    await shop.folder.empty()
    const least = {
      format: 1,
      id: 'cellar',
      name: 'Cave des Exemples',
      kind: 'cellar',
      place: {
        city: place.city,
        street: '3 rue Basse',
        zip: '21000',
        latitude: place.latitude,
        longitude: place.longitude,
      },
      activities: [
        {
          id: 'cellar-tasting',
          theme: '989',
          label: { fr: 'Dégustation de cinq vins' },
          parts: [{ theme: '989', title: { fr: 'La dégustation' } }],
          capacity: 12,
          prices: [
            { adults: 1, cents: 3_500 },
            { adults: 2, cents: 2_950 },
          ],
        },
      ],
    }
    await shop.folder.put(least)
    const isNew = { file: 'centers/cellar.json', id: 'cellar', is: 'new', problems: 0 }
    expect((await shop.folder.take(shop.test, '--dry-run')).rows).toMatchObject([isNew])
    expect(await detailOf('cellar-tasting')).toMatchObject({ code: 'product-not-found' })
    expect((await shop.folder.take(shop.test)).rows).toMatchObject([isNew])
    expect((await shop.folder.take(shop.test)).rows).toMatchObject([{ is: 'the same' }])
    expect(await detailOf('cellar-tasting')).toMatchObject({
      label: 'Dégustation de cinq vins',
      published: true,
      prices: { '1': { sellPrice: 3_500 }, '2': { sellPrice: 2_950 } },
      mainActivityCenter: { id: 'cellar', label: 'Cave des Exemples' },
      activities: [{ title: 'La dégustation', activityCenter: [{ id: 'cellar' }] }],
    })
    const found = await createActivitySearch(shop.test)()
    expect(found.activityOnlyPackages.map(({ id }) => id)).toContain('cellar-tasting')
    const { paid } = await buyer.buy({ item: { productId: 'cellar-tasting' }, amount: 5_900 })
    expect(paid.json()).toMatchObject({ booking: { bookingNumber: expect.stringMatching(/^\d{8}$/) } })
  })

  it('takes name, stars and place of a house that is a hotel from the hotel', async () => {
    await shop.folder.put({ format: 1, id: 'at-hotel', kind: 'hotel', hotel: '10001' })
    expect((await shop.folder.take(shop.test)).rows).toMatchObject([{ is: 'new' }])
    const hotel = await shop.test.db
      .selectFrom('hotel')
      .select(['label', 'stars', 'cityId', 'streetAddress'])
      .where('id', '=', '10001')
      .executeTakeFirstOrThrow()
    expect(await shop.folder.exported(shop.test, 'at-hotel')).toMatchObject({
      name: hotel.label,
      stars: hotel.stars,
      place: { city: hotel.cityId, street: hotel.streetAddress },
    })
  })

  it('takes a hotel, its house and one that names it in one import, and says so before', async () => {
    await shop.folder.run(shop.test, 'export', shop.folder.root, '--hotel', '10002')
    const hotels = path.join(shop.folder.root, 'hotels')
    const text = await readFile(path.join(hotels, '10002.json'), 'utf8')
    await writeFile(path.join(hotels, '10002.json'), text.replaceAll('"10002', '"new-hotel'))
    await shop.folder.put({ format: 1, id: 'b-house', kind: 'hotel', hotel: 'new-hotel' })
    const part = { theme: '989', title: { fr: 'Un verre' }, centers: [{ id: 'b-house', main: true }] }
    const walk = {
      id: 'a-walk',
      theme: '992',
      label: { fr: 'Une promenade' },
      parts: [part],
      capacity: 8,
      prices: [{ adults: 2, cents: 2_000 }],
    }
    await shop.folder.put({
      format: 1,
      id: 'a-house',
      kind: 'culture',
      hotel: 'new-hotel',
      activities: [walk],
    })
    const areNew = ['hotels/10002.json', 'centers/a-house.json', 'centers/b-house.json'].map((file) => ({
      file,
      is: 'new',
    }))
    expect((await shop.folder.take(shop.test, '--dry-run')).rows).toMatchObject(areNew)
    expect((await shop.folder.take(shop.test)).rows).toMatchObject(areNew)
    expect(await detailOf('a-walk')).toMatchObject({
      activities: [{ activityCenter: [{ id: 'b-house' }] }],
    })
  })

  it('takes a house that names one far behind it in the folder', async () => {
    const { place } = await shop.folder.exported(shop.test, houseId)
    await shop.folder.empty()
    const house = (id: string) => ({ format: 1, id, name: id, kind: 'studio', place })
    const ids = Array.from({ length: 45 }, (_, index) => `studio-${10 + index}`)
    for (const id of ids) await shop.folder.put(house(id))
    const [first = '', last = ''] = [ids[0], ids.at(-1)]
    const part = { theme: '988', title: { fr: 'Un soin' }, centers: [{ id: last, main: true }] }
    const prices = [{ adults: 2, cents: 5_000 }]
    const activity = {
      id: 'far',
      theme: '988',
      label: { fr: 'Plus loin' },
      parts: [part],
      capacity: 4,
      prices,
    }
    await shop.folder.put({ ...house(first), activities: [activity] })
    expect(new Set((await shop.folder.take(shop.test)).rows.map(({ is }) => is))).toEqual(new Set(['new']))
    expect(await detailOf('far')).toMatchObject({ activities: [{ activityCenter: [{ id: last }] }] })
  })

  it('strikes the price through that was lower in the month before, never one of the file', async () => {
    const file = await shop.folder.exported(shop.test, houseId)
    const [activity] = file.activities
    const before = (await detailOf(activity.id)).prices['2'].sellPrice
    activity.prices = activity.prices.map(({ adults, cents }: AnyFile) => ({ adults, cents: cents - 500 }))
    await shop.folder.put(file)
    expect((await shop.folder.take(shop.test)).rows).toMatchObject([{ changed: `activities ${activity.id}` }])
    expect((await detailOf(activity.id)).prices['2'].sellPrice).toBe(before - 500)
    const history = await shop.test.db
      .selectFrom('activityPriceHistory')
      .select('priceCents')
      .where('productId', '=', activity.id)
      .where('adults', '=', 2)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(history.priceCents).toBe(before - 500)
    activity.prices.pop()
    await shop.folder.put(file)
    await shop.folder.take(shop.test)
    expect(Object.keys((await detailOf(activity.id)).prices)).toHaveLength(activity.prices.length)
  })

  it('takes an activity off sale that the file has no more, and says what of it is to come', async () => {
    const file = await shop.folder.exported(shop.test, houseId)
    const { sellPrice } = (await detailOf(buyer.activity.id)).prices['2']
    await buyer.buy({ amount: sellPrice * 2 })
    await shop.folder.put({
      ...file,
      activities: file.activities.filter(({ id }: AnyFile) => id !== buyer.activity.id),
    })
    const gone = { is: 'changed', 'off sale': `activities ${buyer.activity.id}`, 'orders to come': 1 }
    expect((await shop.folder.take(shop.test, '--dry-run')).rows).toMatchObject([gone])
    expect((await shop.folder.take(shop.test)).rows).toMatchObject([gone])
    expect(await detailOf(buyer.activity.id)).toMatchObject({ published: false })
  })

  it.each<[string, (file: AnyFile) => void, string]>([
    [
      'an unknown kind',
      (file) => Object.assign(file, { kind: 'zoo' }),
      'kind: has to be one of hotel, baths',
    ],
    ['no place', (file) => delete file.place, 'place: is missing: a house that is no hotel has a place'],
    ['no name', (file) => delete file.name, 'name: is missing: a house that is no hotel has a name'],
    [
      'a hotel that is none',
      (file) => Object.assign(file, { hotel: 'grand' }),
      'hotel: there is no hotel grand: its file comes first',
    ],
    [
      'a theme that is none',
      (file) => Object.assign(file.activities[0], { theme: 'fun' }),
      'activities[0].theme: is not known: fun. Known are',
    ],
    [
      'a house that is none',
      (file) => Object.assign(file.activities[0].parts[0], { centers: [{ id: 'nowhere', main: true }] }),
      'activities[0].parts[0].centers[0].id: there is no house nowhere',
    ],
    [
      'two main houses',
      (file) =>
        Object.assign(file.activities[0].parts[0], {
          centers: [
            { id: file.id, main: true },
            { id: file.id, main: true },
          ],
        }),
      'activities[0].parts[0].centers: has to have one main house',
    ],
    [
      'no price',
      (file) => Object.assign(file.activities[0], { prices: [] }),
      'activities[0].prices: is less than 1',
    ],
    [
      'a party twice',
      (file) =>
        Object.assign(file.activities[0], {
          prices: [
            { adults: 2, cents: 100 },
            { adults: 2, cents: 90 },
          ],
        }),
      'activities[0].prices[1].adults: has to be more than the one before',
    ],
    [
      'an activity of another house',
      (file) => Object.assign(file.activities[0], { id: 'cellar-tasting' }),
      'activities[0].id: cellar-tasting is of the center cellar',
    ],
  ])('refuses %s with its field, and leaves the house as it was', async (_, spoil, words) => {
    const file = await shop.folder.exported(shop.test, houseId)
    const spoilt = JSON.parse(JSON.stringify(file))
    spoilt.name = 'Elsewhere'
    spoil(spoilt)
    await shop.folder.put(spoilt)
    const { rows, said } = await shop.folder.take(shop.test)
    expect(rows).toMatchObject([{ is: 'refused' }])
    expect(said).toContain(words)
    expect(await shop.folder.exported(shop.test, houseId)).toEqual(file)
  })
})
