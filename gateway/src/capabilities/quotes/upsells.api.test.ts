import { createTestApp, type TestApp } from '../../testing/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 24 })
})
afterAll(() => test.close())

async function get<Answer>(path: string, query: Record<string, string | number>): Promise<Answer> {
  const answer = await test.app.inject({
    url: path,
    query: {
      locale: 'fr_FR',
      ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, `${value}`])),
    },
  })
  return answer.json()
}

type Extra = { id: string; label: string; priceDifference: number; programLines: { title: string }[] }
type Priced = {
  bookable: boolean
  priceInfo: { sellPrice: number } | null
  programLineList: { title: string }[]
}

/** Rooms that are sold as several packages, with the days on which these can be had. */
async function offeredStays() {
  const packages = await test.db
    .selectFrom('package')
    .innerJoin('package as other', 'other.roomId', 'package.roomId')
    .whereRef('other.id', '!=', 'package.id')
    .select('package.id')
    .distinct()
    .orderBy('package.id')
    .limit(40)
    .execute()
  return packages.map(({ id }) => id)
}

it.each([
  [2, 1],
  [4, 2],
  [3, 3],
])(
  '[PR-016] [PR-017] an extra costs what the two quotes differ by, for %i persons and %i nights',
  async (adult, nights) => {
    const compared: string[] = []
    for (const id of await offeredStays()) {
      const party = { adult, child: 0, baby: 0 }
      const extras = await get<Extra[]>(`/api/product/${id}/upsells`, { nights, ...party })
      const { checkin } = await get<{ checkin: string | null }>(`/api/product/${id}/price`, {
        nights,
        ...party,
      })
      if (!checkin || extras.length === 0) continue
      const quoteOf = (stay: string) =>
        get<Priced>(`/api/product/${stay}/quote`, { checkin, nights, ...party })
      const base = await quoteOf(id)
      for (const extra of extras) {
        const other = await quoteOf(extra.id)
        if (!base.priceInfo || !other.priceInfo) continue
        expect(other.priceInfo.sellPrice - base.priceInfo.sellPrice).toBe(extra.priceDifference)
        // An added part is in the other stay alone, a part taken out in this one.
        const [withIt, without] = extra.priceDifference > 0 ? [other, base] : [base, other]
        for (const { title } of extra.programLines) {
          expect(withIt.programLineList.map((line) => line.title)).toContain(title)
          expect(without.programLineList.map((line) => line.title)).not.toContain(title)
        }
        compared.push(extra.priceDifference > 0 ? 'more' : 'less')
      }
    }
    expect(new Set(compared)).toEqual(new Set(['more', 'less']))
  },
)
