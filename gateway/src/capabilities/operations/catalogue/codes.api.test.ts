import { findTerms } from '../../../promotions/promotion-codes'
import { type AnyFile, useCatalogue } from './catalogue-fixture'

const shop = useCatalogue({ kind: 'codes', one: 'code', hotels: 2 })

const spring = { format: 1, id: 'SPRING12', percent: 12, from: '2027-03-01', until: '2027-05-31' }
const taken = async (file: AnyFile) => {
  await shop.folder.put(file)
  return shop.folder.take(shop.test)
}

describe('files of promotion codes', () => {
  it('give every code as a file that changes nothing', async () => {
    await shop.folder.run(shop.test, 'export', shop.folder.root)
    const { rows } = await shop.folder.take(shop.test)
    expect(rows.filter(({ file }) => file.startsWith('codes/'))).toHaveLength(4)
    expect(new Set(rows.map(({ is }) => is))).toEqual(new Set(['the same']))
  })

  it('bring a code, its line in each language, and end it; its uses stay', async () => {
    expect((await taken(spring)).rows).toMatchObject([{ is: 'new' }])
    const { label } = await shop.folder.exported(shop.test, 'SPRING12')
    expect(label.fr).toContain('12')
    await shop.test.db.updateTable('promotionCode').set({ uses: 7 }).where('code', '=', 'SPRING12').execute()
    const winter = { ...spring, maxUses: 100, countries: ['FR', 'BE'], until: '2027-03-15' }
    expect((await taken(winter)).rows).toMatchObject([
      { is: 'changed', changed: 'until, maxUses, countries' },
    ])
    expect(await findTerms(shop.test.db, 'spring12')).toMatchObject({
      percent: 12,
      amountCents: null,
      countries: ['FR', 'BE'],
      validUntil: '2027-03-15',
      maxUses: 100,
      uses: 7,
    })
  })

  it.each<[string, object, string]>([
    ['another worth than it had', { percent: 5 }, 'percent: was 12: a code keeps what it takes off'],
    ['two worths', { amountCents: 500 }, 'percent: or amountCents says what it takes off, one of them'],
    ['none', { percent: null }, 'percent: or amountCents says what it takes off, one of them'],
    [
      'more off than the order',
      { id: 'TENEURO', percent: null, amountCents: 1_000 },
      'leastCents: is less than it takes off: 1000 at least',
    ],
    ['an end before its beginning', { until: '2027-02-01' }, 'until: lies before from, 2027-03-01'],
    ['a spelling that nobody types', { id: 'spring-12' }, 'id: is written otherwise than it has to be'],
    ['a market that there is not', { countries: ['DE'] }, 'countries[0]: has to be one of FR'],
  ])('are refused with %s', async (_, changed, words) => {
    await taken(spring)
    await shop.folder.empty()
    const { rows, said } = await taken({ ...spring, ...changed })
    expect(rows).toMatchObject([{ is: 'refused' }])
    expect(said).toContain(words)
    expect(await findTerms(shop.test.db, 'SPRING12')).toMatchObject({ percent: 12 })
  })
})
