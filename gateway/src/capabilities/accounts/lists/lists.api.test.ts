import type {
  AccountLists,
  KeptSearch,
  KeptWish,
} from '@escapade/shared-contracts/api/accounts/lists-schemas'
import fc from 'fast-check'
import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { createDevice, type Device } from '../accounts-fixture'

const clock = movableClock()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
})
afterAll(() => test.close())

let people = 0
async function signedIn(): Promise<Device> {
  const device = createDevice(test.app)
  people += 1
  await device.signIn(`wisher${people}@example.com`)
  return device
}

const wish = (id: string, change: Partial<KeptWish> = {}): KeptWish => ({
  id,
  type: 'STAY',
  label: `Stay ${id}`,
  headwords: '',
  imageUrl: '/images/vines/1',
  uri: `/product/${id}`,
  hotel: { label: 'Domaine', location: { label: 'Beaune' }, stars: 4, uri: '/hotel/1' },
  ...change,
})
const search = (id: string, change: Partial<KeptSearch> = {}): KeptSearch => ({
  uri: `/search?flow=booking#city=${id}`,
  title: id,
  words: ['2 adults'],
  found: { count: 3, cents: 9_900, day: '2027-02-01' },
  ...change,
})
const none = { added: [], removed: [] }

const sync = async (device: Device, changes: object): Promise<AccountLists> =>
  (await device.post('/device', { wishes: none, searches: none, ...changes })).json()

const keysOf = ({ wishes, searches }: AccountLists) => ({
  wishes: wishes.map(({ type, id }) => `${type} ${id}`),
  searches: searches.map(({ uri }) => uri),
})

const moment = fc
  .integer({ min: 0, max: 50_000 })
  .map((minutes) => new Date(Date.UTC(2027, 0, 1, 0, minutes)).toISOString())
const wishes = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('STAY', 'ACTIVITY'), fc.nat(12).map(String), moment)
    .map(([type, id, savedAt]) => wish(id, { type: type as KeptWish['type'], savedAt })),
  { selector: ({ type, id }) => `${type} ${id}`, maxLength: 12 },
)
const searches = fc.uniqueArray(
  fc.tuple(fc.nat(12).map(String), moment).map(([id, savedAt]) => search(id, { savedAt })),
  { selector: ({ uri }) => uri, maxLength: 9 },
)
const lists = fc.record({ wishes, searches })

describe('wishes and saved searches of an account', () => {
  it('[SH-024] [CO-060] merge with those of a device: nothing is lost, nothing is there twice, the newest first', async () => {
    await fc.assert(
      fc.asyncProperty(lists, lists, async (ofAccount, ofDevice) => {
        const laptop = await signedIn()
        const added = (one: typeof ofAccount) => ({
          wishes: { added: one.wishes, removed: [] },
          searches: { added: one.searches, removed: [] },
        })
        await sync(laptop, added(ofAccount))
        const merged = await sync(laptop, added(ofDevice))
        const keys = keysOf(merged)
        const all = [keysOf(ofAccount), keysOf(ofDevice)]
        expect(new Set(keys.wishes)).toEqual(new Set(all.flatMap((each) => each.wishes)))
        expect(new Set(keys.searches)).toEqual(new Set(all.flatMap((each) => each.searches)))
        for (const list of [keys.wishes, keys.searches]) expect(new Set(list).size).toBe(list.length)
        for (const list of [merged.wishes, merged.searches]) {
          const times = list.map(({ savedAt }) => savedAt)
          expect(times).toEqual(times.toSorted().reverse())
        }
        expect(await sync(laptop, added(ofDevice))).toEqual(merged)
      }),
      { numRuns: Number(process.env.MERGES ?? 60) },
    )
  }, 240_000)

  it('[SH-024] are the same on every device, and taken out on one they are gone on all', async () => {
    const [laptop, phone] = [await signedIn(), createDevice(test.app)]
    await phone.signIn(`wisher${people}@example.com`)
    await sync(laptop, { wishes: { added: [wish('1'), wish('2')], removed: [] } })
    expect(keysOf(await sync(phone, {})).wishes).toEqual(['STAY 1', 'STAY 2'])
    await sync(phone, { wishes: { added: [], removed: [{ type: 'STAY', id: '1' }] } })
    expect(keysOf(await sync(laptop, {})).wishes).toEqual(['STAY 2'])
  })

  it('[SH-024] keep the price of the day on which they were saved', async () => {
    const device = await signedIn()
    const price = { cents: 20_000, nights: 1, adult: 2, child: 0, baby: 0 }
    await sync(device, { wishes: { added: [wish('1', { price })], removed: [] } })
    const again = await sync(device, {
      wishes: { added: [wish('1', { price: { ...price, cents: 1 } })], removed: [] },
    })
    expect(again.wishes[0]?.price).toEqual(price)
  })

  it('[SH-024] that are saved on a day to come are saved now', async () => {
    const device = await signedIn()
    const savedAt = '2999-01-01T00:00:00.000Z'
    const { wishes: kept } = await sync(device, { wishes: { added: [wish('1', { savedAt })], removed: [] } })
    expect(kept[0]?.savedAt).toBe(clock.instant().toISOString())
  })

  it.each<[string, object]>([
    ['an address of others', { added: [wish('1', { uri: '//evil.example' })], removed: [] }],
    ['a text without end', { added: [wish('1', { label: 'x'.repeat(500) })], removed: [] }],
    [
      'more than a call takes',
      { added: Array.from({ length: 41 }, (_, id) => wish(String(id))), removed: [] },
    ],
  ])('refuse %s', async (_, changes) => {
    const device = await signedIn()
    const answer = await device.post('/device', { wishes: changes, searches: none })
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-request' })
  })

  it('are refused without a session', async () => {
    const answer = await createDevice(test.app).post('/device', { wishes: none, searches: none })
    expect(answer.statusCode).toBe(401)
  })
})
