import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { erasePerson, exportPerson } from '../../app/people/person'
import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { addHotel, addStay } from '../availability/stay-fixture'
import { book, createGuest, createShopper, orderRequest } from '../orders/orders-fixture'
import { reviewsCommand } from './commands'
import { forgetReviews } from './guest/people'

const clock = movableClock()
let test: TestApp

const review = (id: number, locale: Locale, average: number) => ({
  id: String(id),
  hotelId: 'h',
  locale,
  customer: `Guest ${id}`,
  type: 'couple',
  day: `2027-01-${String(id).padStart(2, '0')}`,
  average,
  positive: id % 2 ? 'Quiet' : null,
  negative: null,
})

beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addHotel(test.db, { id: 'h', score: 8.6 })
  await addHotel(test.db, { id: 'new', score: null })
  await test.db
    .insertInto('review')
    .values([
      ...Array.from({ length: 12 }, (_, index) => review(index + 1, 'fr_FR', 5 + (index % 5))),
      review(13, 'nl_NL', 10),
      review(14, 'nl_NL', 4),
    ])
    .execute()
})
afterAll(() => test.close())

const reviews = async (query: Record<string, string>, hotelId = 'h') => {
  const response = await test.app.inject({ url: `/api/hotel/${hotelId}/reviews.json`, query })
  return { status: response.statusCode, body: response.json() }
}
const ids = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => Number(id))

describe('GET /api/hotel/{hotelId}/reviews.json', () => {
  it('[GW-014] pages by ten, in every language without a locale, the latest first', async () => {
    const first = await reviews({ client: 'msite' })
    expect(first.body).toMatchObject({ totalCount: 14, score: 8.6 })
    expect(ids(first.body)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5])
    expect(ids((await reviews({ page: '1' })).body)).toEqual([4, 3, 2, 1])
    expect(ids((await reviews({ page: '2' })).body)).toEqual([])
  })

  it.each([
    ['DATE_ASC', [1, 2, 3]],
    ['SCORE_DESC', [13, 10, 5]],
    ['SCORE_ASC', [14, 11, 6]],
  ])('[GW-014] sorts by %s', async (sort, first) => {
    expect(ids((await reviews({ sort })).body).slice(0, 3)).toEqual(first)
  })

  it('[GW-014] filters by language, for both sides of a border', async () => {
    expect(ids((await reviews({ locale: 'nl_NL' })).body)).toEqual([14, 13])
    expect(ids((await reviews({ locale: 'nl_BE' })).body)).toEqual([14, 13])
  })

  it('[GW-014] falls back to other languages when asked to', async () => {
    expect((await reviews({ locale: 'it_IT' })).body).toMatchObject({ totalCount: 0, list: [] })
    const fallback = await reviews({ locale: 'it_IT', withOtherLanguageFallback: 'true' })
    expect(fallback.body.totalCount).toBe(14)
  })

  it('[HO-020] [GW-014] adds other languages where the own one has too little praise, the own one first', async () => {
    const own = ids((await reviews({ locale: 'nl_NL' })).body)
    const added = (await reviews({ locale: 'nl_NL', withOtherLanguageFallback: 'true' })).body
    expect(ids(added).slice(0, own.length)).toEqual(own)
    expect(ids(added)).toHaveLength(10)
    expect(new Set(ids(added)).size).toBe(10)
  })

  it('[GW-013] carries what the highlights need', async () => {
    const { body } = await reviews({})
    expect(body.list[1]).toEqual({
      id: '13',
      locale: 'nl_NL',
      customer: 'Guest 13',
      type: 'couple',
      date: '2027-01-13',
      average: 10,
      positive: 'Quiet',
      negative: null,
      verified: false,
    })
  })

  it('[GW-014] knows no such hotel', async () => {
    expect((await reviews({}, 'none')).status).toBe(404)
  })
})

describe('GET /api/hotel/{hotelId}/reviews/summary.json', () => {
  it('[GW-015] has the hotel’s count and score', async () => {
    const summary = async (id: string) =>
      (await test.app.inject({ url: `/api/hotel/${id}/reviews/summary.json` })).json()
    expect(await summary('h')).toEqual({ totalCount: 20, score: 8.6 })
    expect(await summary('new')).toEqual({ totalCount: 0, score: null })
  })
})

describe('a guest who stayed', () => {
  const days: [string, string] = ['2027-03-01', '2027-06-30']
  const addHouse = async (id: string) => {
    await addHotel(test.db, { id, score: 8.6 })
    await addStay(test.db, { hotelId: id, id: `at-${id}`, days, available: 20 })
  }
  type Stay = { house: string; checkin: string; email: string; locale?: Locale }
  const stay = ({ house, checkin, email, locale = 'fr_FR' }: Stay) => {
    const buyer = { email, firstName: 'Zoë' }
    const request = orderRequest({ packageId: `at-${house}`, checkin, nights: 1, buyer })
    return book(createShopper(test.app), { ...request, locale: locale as 'fr_FR' }, `stay-${email}`)
  }
  const mailsOf = async (kind: string) => {
    for (let turn = 0; turn < 2; turn += 1) await test.app.deps.jobs.runAll()
    const mails = await test.db.selectFrom('mail').selectAll().orderBy('messageId').execute()
    return mails.filter(({ messageId: id }) => id.startsWith(`review-${kind}.`))
  }
  const tokenFor = async (email: string) => {
    const mail = (await mailsOf('asked')).find(({ recipient }) => recipient === email)
    return /\/review#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const post = async (path: string, payload: object) => {
    const response = await test.app.inject({ method: 'POST', url: `/front-gateway/reviews${path}`, payload })
    return { status: response.statusCode, body: response.json() }
  }
  const written = { locale: 'fr_FR', score: 2, type: 'family', positive: '<b>Le calme</b>', negative: '' }
  const ids = async () =>
    (await test.db.selectFrom('guestReview').select(['invitationId', 'orderUUID']).execute()).map(
      ({ invitationId: id, orderUUID }) => ({ id, orderUUID }),
    )
  const idOf = async ({ orderUUID }: { orderUUID: string }) =>
    (await ids()).find((each) => each.orderUUID === orderUUID)?.id ?? ''
  const run = async (...args: string[]) => {
    const lines: string[] = []
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => lines.push(String(text)) > 0)
    await reviewsCommand({ db: test.db, clock }, [...args, '--json']).finally(() => write.mockRestore())
    return lines.map((line) => JSON.parse(line))
  }
  const ratingOf = async (id: string) => (await reviews({}, id)).body
  const at = (day: string, hour = '09:00') => clock.set(`${day}T${hour}:00Z`)

  it('is asked by mail two days after departure, once, in each language, in the morning', async () => {
    await addHouse('asked')
    at('2027-03-01')
    for (const [index, locale] of locales.entries())
      await stay({
        house: 'asked',
        checkin: addDays('2027-03-10', index),
        email: `${locale}@asked.fr`,
        locale,
      })
    const gone = await stay({ house: 'asked', checkin: '2027-03-10', email: 'gone@asked.fr' })
    await createGuest(test.app, 'gone@asked.fr').cancel(gone.orderUUID, 10_000)
    at('2027-03-12')
    expect(await mailsOf('asked')).toEqual([])
    at('2027-03-13', '05:00')
    expect(await mailsOf('asked')).toEqual([])
    at('2027-03-13')
    expect((await mailsOf('asked')).map(({ recipient }) => recipient)).toEqual([`${locales[0]}@asked.fr`])
    for (const day of ['2027-03-14', '2027-03-15', '2027-03-18', '2027-03-30']) {
      at(day)
      await mailsOf('asked')
    }
    const mails = await mailsOf('asked')
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      locales.map((locale) => `${locale}@asked.fr`).toSorted(),
    )
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4)
    for (const { text, html } of mails)
      for (const body of [text, html]) {
        expect(body).toContain('Hotel asked')
        expect(body).toMatch(/\/review#[\w-]+\.[\w-]{43}/)
        expect(body).not.toMatch(/\{\{|undefined|\bnull\b|(ask|refused)\.\w+/)
      }
  })

  it('writes one review, which is on no page before it is published, and counts from then on', async () => {
    await addHouse('shown')
    at('2027-04-01')
    const order = await stay({ house: 'shown', checkin: '2027-04-08', email: 'zoe@shown.fr' })
    at('2027-04-11')
    const token = await tokenFor('zoe@shown.fr')
    expect((await post('/invitation', { token })).body).toEqual({
      state: 'open',
      hotelLabel: 'Hotel shown',
      firstName: 'Zoë',
      checkin: '2027-04-08',
      checkout: '2027-04-09',
    })
    expect((await post('', { ...written, token })).body).toEqual({ state: 'sent' })
    expect(await post('', { ...written, token })).toMatchObject({
      status: 409,
      body: { code: 'already-reviewed' },
    })
    expect((await post('/invitation', { token })).body.state).toBe('sent')
    expect(await ratingOf('shown')).toMatchObject({ totalCount: 0, list: [] })

    const id = await idOf(order)
    expect(await run('list', '--status', 'pending')).toMatchObject([
      { invitationId: id, score: 2, positive: '<b>Le calme</b>', negative: null, customer: 'Zoë' },
    ])
    const revision = await test.app.deps.revision.current()
    await run('publish', id)
    expect(await test.app.deps.revision.current()).not.toBe(revision)
    // 20 reviews of 8.6 and one of 2.
    expect((await reviews({}, 'shown')).body).toMatchObject({
      score: 8.3,
      list: [{ customer: 'Zoë', type: 'family', date: '2027-04-09', average: 2, verified: true }],
    })
    const summary = await test.app.inject({ url: '/api/hotel/shown/reviews/summary.json' })
    expect(summary.json()).toEqual({ totalCount: 21, score: 8.3 })
    await expect(run('publish', id)).rejects.toThrow(/published already/)
    await run('refuse', id, '--reason', 'It names a neighbour.')
    expect((await reviews({}, 'shown')).body).toMatchObject({ score: 8.6, list: [] })
  })

  it('whose review is refused reads why, and is never shown', async () => {
    await addHouse('refused')
    at('2027-04-01')
    const order = await stay({ house: 'refused', checkin: '2027-04-08', email: 'zoe@refused.fr' })
    at('2027-04-11')
    await post('', { ...written, token: await tokenFor('zoe@refused.fr') })
    const id = await idOf(order)
    await expect(run('refuse', id)).rejects.toThrow(/--reason/)
    await run('refuse', id, '--reason', 'Elle nomme <un voisin>.')
    const mail = (await mailsOf('refused')).find(({ recipient }) => recipient === 'zoe@refused.fr')
    expect(mail?.text).toContain('Elle nomme <un voisin>.')
    expect(mail?.html).toContain('Elle nomme &lt;un voisin&gt;.')
    expect((await reviews({}, 'refused')).body).toMatchObject({ score: 8.6, list: [] })
    expect((await run('list', '--status', 'refused')).map(({ invitationId }) => invitationId)).toContain(id)
  })

  it('cannot use a link that is made up, of another stay, of a cancelled one, or older than 90 days', async () => {
    await addHouse('links')
    at('2027-04-01')
    const first = await stay({ house: 'links', checkin: '2027-04-07', email: 'one@links.fr' })
    await stay({ house: 'links', checkin: '2027-04-08', email: 'two@links.fr' })
    at('2027-04-11')
    const [one = '', two = ''] = [await tokenFor('one@links.fr'), await tokenFor('two@links.fr')]
    const mixed = `${one.split('.')[0]}.${two.split('.')[1]}`
    const no = { status: 404, body: { code: 'review-link-not-valid' } }
    for (const token of [mixed, `${one}x`, 'x', '.', first.orderUUID, `${first.orderUUID}.x`]) {
      expect(await post('/invitation', { token })).toMatchObject(no)
      expect(await post('', { ...written, token })).toMatchObject(no)
    }
    const cancelled = { status: 'cancelled' as const, cancelledAt: clock.instant(), holdsStock: false }
    await test.db
      .updateTable('customerOrder')
      .set(cancelled)
      .where('orderUUID', '=', first.orderUUID)
      .execute()
    expect(await post('', { ...written, token: one })).toMatchObject(no)
    at('2027-07-10', '08:00')
    expect((await post('/invitation', { token: two })).status).toBe(200)
    at('2027-07-11')
    expect(await post('', { ...written, token: two })).toMatchObject(no)
  })

  it.each([
    ['a score of 0', { score: 0 }],
    ['a score of 11', { score: 11 }],
    ['half a point', { score: 7.5 }],
    ['an unknown kind of traveller', { type: 'robot' }],
    ['no words', { positive: ' ', negative: '' }],
    ['too many words', { positive: 'x'.repeat(1001) }],
    ['what no database keeps', { positive: 'a\u0000b' }],
    ['an unknown locale', { locale: 'xx' }],
  ])('is refused %s', async (_case, change) => {
    expect(await post('', { ...written, token: 'x', ...change })).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    })
  })

  it('is forgotten with the order, and after three years, on the hotel’s page too', async () => {
    await addHouse('over')
    at('2027-05-01')
    for (const [day, email] of [
      ['2027-05-08', 'zoe@over.fr'],
      ['2027-05-09', 'ann@over.fr'],
    ] as const) {
      at('2027-05-01')
      const order = await stay({ house: 'over', checkin: day, email })
      at('2027-05-14')
      await post('', { ...written, token: await tokenFor(email) })
      await run('publish', await idOf(order))
    }
    expect((await ratingOf('over')).list).toHaveLength(2)
    expect(
      (await exportPerson(test.db, [{ email: 'zoe@over.fr', until: null }], clock.instant())).reviews,
    ).toMatchObject([{ score: 2 }])
    const zoe = { mailboxes: [{ email: 'zoe@over.fr', until: null }], today: clock.today() }
    const erased = await test.db.transaction().execute((trx) => erasePerson(trx, zoe))
    expect(erased.reviews).toBe(1)
    expect((await ratingOf('over')).list).toHaveLength(1)
    expect((await mailsOf('asked')).some(({ recipient }) => recipient.endsWith('erased.invalid'))).toBe(false)
    await forgetReviews(test.db, new Date('2030-05-12T00:00:00Z'))
    expect((await ratingOf('over')).list).toHaveLength(1)
    await forgetReviews(test.db, new Date('2030-05-15T12:00:00Z'))
    expect(await ratingOf('over')).toMatchObject({ totalCount: 0, score: 8.6, list: [] })
  })
})
