import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { testDay } from '../../../testing/test-app'
import { type AnyFile, useCatalogue } from './catalogue-fixture'

const shop = useCatalogue({ kind: 'boxes', one: 'box', hotels: 12 })

const get = async (url: string) => (await shop.test.app.inject(url)).json()
const boxOf = (id: string) => get(`/front-gateway/boxes/${id}?locale=fr_FR`)
const price = (cents: number, from?: string) => (from ? { from, cents } : { cents })

const least = {
  format: 1,
  id: 'quiet',
  title: { fr: 'Nuits calmes', es: 'Noches tranquilas', nl: 'Rustige nachten', it: 'Notti tranquille' },
  themes: ['12'],
  pictures: ['box/green-night'],
  prices: [price(100_000)],
}

describe('files of gift boxes', () => {
  it('gives every box as a file that changes nothing', async () => {
    await shop.folder.run(shop.test, 'export', shop.folder.root)
    const { rows } = await shop.folder.take(shop.test)
    expect(rows.filter(({ file }) => file.startsWith('boxes/'))).toHaveLength(8)
    expect(new Set(rows.map(({ is }) => is))).toEqual(new Set(['the same']))
  })

  it('takes the least that a box can say, sold from today on at its price', async () => {
    const { pictures } = await shop.folder.exported(shop.test, 'green-night')
    await shop.folder.empty()
    await shop.folder.put({ ...least, pictures })
    expect((await shop.folder.take(shop.test, '--dry-run')).rows).toMatchObject([
      { id: 'quiet', is: 'new', problems: 0 },
    ])
    expect(await boxOf('quiet')).toMatchObject({ code: 'gift-box-not-found' })
    expect((await shop.folder.take(shop.test)).rows).toMatchObject([{ is: 'new' }])
    expect((await shop.folder.take(shop.test)).rows).toMatchObject([{ is: 'the same' }])
    expect(JSON.stringify(await boxOf('quiet'))).toContain('Nuits calmes')
    expect(await shop.folder.exported(shop.test, 'quiet')).toMatchObject({
      nights: 1,
      prices: [price(100_000, testDay)],
    })
  })

  it('keeps prices that were asked, and takes new ones from today on', async () => {
    const before = addDays(testDay, -10)
    const file = await shop.folder.exported(shop.test, 'seaside')
    const past = file.prices.filter(({ from }: AnyFile) => from < testDay)
    await shop.test.db
      .insertInto('giftBoxPrice')
      .values({ boxId: 'seaside', validFrom: before, priceCents: 14_000 })
      .execute()
    const later = addDays(testDay, 20)
    await shop.folder.put({ ...file, prices: [price(13_500), price(15_500, later)] })
    expect((await shop.folder.take(shop.test)).rows).toMatchObject([{ is: 'changed', changed: 'prices' }])
    expect((await shop.folder.exported(shop.test, 'seaside')).prices).toEqual([
      ...past,
      price(14_000, before),
      price(13_500, testDay),
      price(15_500, later),
    ])
  })

  it.each<[string, (file: AnyFile) => void, string]>([
    ['no theme', (file) => Object.assign(file, { themes: [] }), 'themes: is less than 1'],
    ['an unknown theme', (file) => Object.assign(file, { themes: ['fun'] }), 'themes[0]: is not known: fun'],
    ['an unknown part', (file) => Object.assign(file, { tags: ['jet'] }), 'tags[0]: is not known: jet'],
    ['no price', (file) => Object.assign(file, { prices: [] }), 'prices: is less than 1'],
    [
      'a price of nothing',
      (file) => Object.assign(file, { prices: [price(0)] }),
      'prices[0].cents: is less than 1',
    ],
    [
      'a price that was another one',
      (file) => file.prices.splice(0, 1, { ...file.prices[0], cents: 1 }),
      'prices[0].cents: was 9900 from 2000-01-01 on: give a later price its own day',
    ],
    [
      'a new price of the past',
      (file) => Object.assign(file, { prices: [price(9_000, addDays(testDay, -1))] }),
      `prices[0].from: is past: a new price begins on ${testDay} or later`,
    ],
    [
      'prices that do not follow each other',
      (file) =>
        Object.assign(file, { prices: [price(1, addDays(testDay, 2)), price(2, addDays(testDay, 1))] }),
      'prices[1].from: has to come after the price before',
    ],
    [
      'a picture that is not there',
      (file) => Object.assign(file, { pictures: ['box.jpg'] }),
      'pictures: there is no file box.jpg in the folder pictures, and no such asset',
    ],
  ])('refuses %s with its field, and leaves the box as it was', async (_, spoil, words) => {
    const file = await shop.folder.exported(shop.test, 'green-night')
    const spoilt = JSON.parse(JSON.stringify(file))
    spoilt.nights = 2
    spoil(spoilt)
    await shop.folder.put(spoilt)
    const { rows, said } = await shop.folder.take(shop.test)
    expect(rows).toMatchObject([{ is: 'refused' }])
    expect(said).toContain(words)
    expect(await shop.folder.exported(shop.test, 'green-night')).toEqual(file)
  })
})
