import type { KeptSearch, KeptWish } from '@escapade/shared-contracts/api/accounts/lists-schemas'
import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { addHotel, addStay, setNights } from '../../availability/stay-fixture'
import { createDevice, type Device } from '../accounts-fixture'
import { createNewsRepository } from './news-repository'
import { fallenFrom, moreThanTold } from './what-is-new'

const clock = movableClock()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await test.db.updateTable('stayClock').set({ today: clock.today() }).execute()
})
afterAll(() => test.close())

/** Of a person and night; a room alone is no stay that a search shows. */
const meals = 100

let number = 0
const later = (days: number) =>
  clock.set(new Date(clock.instant().getTime() + days * 86_400_000).toISOString())

/** An account that keeps a stay of 100 € a night and a search that finds one hotel, and asks for mails. */
async function holder({
  mails = { wishes: true, searches: true },
  checkin = '2027-06-10' as string | null,
} = {}) {
  number += 1
  const id = `news${number}`
  const cityId = `town${number}`
  await addHotel(test.db, { id, cityId })
  await addStay(test.db, {
    hotelId: id,
    id,
    days: ['2027-06-01', '2027-06-30'],
    priceCents: 10_000 - 2 * meals,
    nightCents: meals,
  })
  const device = createDevice(test.app)
  const email = `${id}@example.com`
  await device.signIn(email)
  await device.post('/profile', { mails: { ...mails, reviews: true, newsletter: false } })
  const wish: KeptWish = {
    id,
    type: 'STAY',
    label: 'Stay',
    headwords: '',
    imageUrl: '/images/vines/1',
    uri: `/product/${id}`,
    hotel: { label: `Hotel ${id}`, location: { label: 'Beaune' }, stars: 4, uri: `/hotel/${id}` },
    price: { cents: 10_000, nights: 1, adult: 2, child: 0, baby: 0, ...(checkin ? { checkin } : {}) },
  }
  const dates = { checkin: '2027-06-10', night: 1 }
  const search: KeptSearch = {
    uri: `/search#city=${cityId}&checkin=2027-06-10&checkout=2027-06-11`,
    title: `Town ${number}`,
    words: [],
    stays: { locale: 'fr_FR', searchCriterias: { city: cityId, adult: 2, ...dates } },
    found: { count: 1, cents: 10_000, day: '2027-03-01' },
  }
  await save(device, { wishes: [wish], searches: [search] })
  const mailsTo = async () => {
    await test.app.deps.jobs.runAll()
    return test.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', email)
      .where('messageId', 'like', 'account-news%')
      .orderBy('sentAt')
      .execute()
  }
  const setPrice = (priceCents: number) =>
    setNights(test.db, { rooms: [`room-${id}`] }, { priceCents: priceCents - 2 * meals })
  return { device, id, mailsTo, setPrice, search }
}
const save = (device: Device, { wishes = [] as object[], searches = [] as object[] }) =>
  device.post('/device', {
    wishes: { added: wishes, removed: [] },
    searches: { added: searches, removed: [] },
  })
const plain = (text = '') => text.replace(/\s/g, ' ')

describe('mails on prices of wishes', () => {
  it.each([['2027-06-10'], [null]])(
    '[SH-024] tell of a tenth less, once, and a week apart (arrival %s)',
    async (checkin) => {
      const { mailsTo, setPrice } = await holder({ checkin })
      await setPrice(9_100)
      expect(await mailsTo()).toEqual([])
      later(1)
      await setPrice(9_000)
      const [mail, ...others] = await mailsTo()
      expect(others).toEqual([])
      expect(mail?.subject).toBe('Le prix d’un de vos favoris a baissé')
      expect(plain(mail?.text)).toContain('90 € au lieu de 100 €')
      later(1)
      await setPrice(8_000)
      expect(await mailsTo()).toHaveLength(1)
      later(6)
      const second = (await mailsTo())[1]
      expect(plain(second?.text)).toContain('80 € au lieu de 90 €')
      later(8)
      expect(await mailsTo()).toHaveLength(2)
    },
  )

  it('[SH-024] are sent to those alone who have asked, and say nothing of days that are over or sold out', async () => {
    const silent = await holder({ mails: { wishes: false, searches: false } })
    await silent.setPrice(5_000)
    expect(await silent.mailsTo()).toEqual([])
    const soldOut = await holder({ mails: { wishes: true, searches: false } })
    await setNights(
      test.db,
      { rooms: [`room-${soldOut.id}`], from: '2027-06-10', to: '2027-06-10' },
      { available: 0 },
    )
    await soldOut.setPrice(5_000)
    expect(await soldOut.mailsTo()).toEqual([])
  })
})

describe('mails on saved searches', () => {
  it('[SH-024] tell how many more there are, and not of what is free again', async () => {
    const { mailsTo, device, search, id } = await holder({ mails: { wishes: false, searches: true } })
    expect(await mailsTo()).toEqual([])
    later(1)
    const found = { ...search.found, count: 0 }
    await save(device, { searches: [{ ...search, found, savedAt: clock.instant().toISOString() }] })
    later(1)
    const [mail] = await mailsTo()
    expect(mail?.subject).toBe('Du nouveau pour votre recherche enregistrée')
    expect(plain(mail?.text)).toContain('1 résultat de plus que le lun. 1er mars, 1 au total')
    const rooms = [`room-${id}`]
    await setNights(test.db, { rooms }, { closed: true })
    later(8)
    expect(await mailsTo()).toHaveLength(1)
    await setNights(test.db, { rooms }, { closed: false })
    later(8)
    expect(await mailsTo()).toHaveLength(1)
  })
})

describe('the end of the mails', () => {
  const stop = (token: string) => createDevice(test.app).post('/news/stop', { token })
  const linkIn = (text = '') => /mails\?stop=(\S+)/.exec(text)?.[1] ?? ''

  it('[SH-024] is a press in one of them, without a session', async () => {
    const { mailsTo, setPrice, device } = await holder()
    await setPrice(7_000)
    const [mail] = await mailsTo()
    const token = linkIn(mail?.text)
    expect((await stop(token.replace(/.$/, (end) => (end === 'x' ? 'y' : 'x')))).json().code).toBe(
      'not-found',
    )
    expect((await stop(token)).statusCode).toBe(204)
    expect((await device.get()).json().profile.mails).toEqual({
      wishes: false,
      searches: false,
      reviews: true,
      newsletter: false,
    })
    later(8)
    await setPrice(3_000)
    expect(await mailsTo()).toHaveLength(1)
  })

  it('[SH-024] is heard of by a mail that waits to be sent', async () => {
    const { id } = await holder()
    const { accountId } = await test.db
      .selectFrom('account')
      .select('accountId')
      .where('email', '=', `${id}@example.com`)
      .executeTakeFirstOrThrow()
    const news = createNewsRepository(test.db)
    expect(await news.recipient(accountId, { wishes: true, searches: false })).toMatchObject({ wishes: true })
    await news.stop(accountId)
    expect(await news.recipient(accountId, { wishes: true, searches: true })).toBeNull()
  })
})

it('[SH-024] is looked at by one gateway of several', async () => {
  await holder()
  later(2)
  const now = clock.instant()
  const taken = await Promise.all([1, 2].map(() => createNewsRepository(test.db).take(100, now)))
  const ids = taken.flat().map(({ accountId }) => accountId)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('what is new', () => {
  const price = { cents: 10_000, nights: 2, adult: 2, child: 0, baby: 0, checkin: '2027-06-10' }
  it.each([
    ['a tenth less', price, null, { cents: 9_000, nights: 2, checkin: '2027-06-10' }, 10_000],
    ['almost a tenth', price, null, { cents: 9_001, nights: 2, checkin: '2027-06-10' }, null],
    ['less than was told', price, 8_000, { cents: 7_200, nights: 2, checkin: '2027-06-10' }, 8_000],
    ['what was told', price, 8_000, { cents: 8_000, nights: 2, checkin: '2027-06-10' }, null],
    ['other nights', price, null, { cents: 4_000, nights: 1, checkin: '2027-06-10' }, null],
    ['other days', price, null, { cents: 4_000, nights: 2, checkin: '2027-06-12' }, null],
    ['a stay that is not sold', price, null, null, null],
    ['a wish without a price', undefined, null, { cents: 1, nights: 2, checkin: null }, null],
  ])('[SH-024] %s', (_, saved, toldCents, now, before) => {
    expect(fallenFrom({ wish: saved ? { price: saved } : {}, toldCents, now })).toBe(before)
  })

  it.each([
    [3, null, 5, 2],
    [3, 6, 5, 0],
    [3, 6, 8, 2],
    [3, null, 2, 0],
  ])('[SH-024] a search that found %s, of which %s were told, finds %s', (count, toldCount, today, more) => {
    const search = { found: { count, cents: null, day: '2027-02-01' } }
    expect(moreThanTold({ search, toldCount, count: today })).toBe(more)
  })
})
