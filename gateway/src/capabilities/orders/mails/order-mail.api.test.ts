import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { locales, type MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { createTestApp, movableClock, type TestApp, testConfig } from '../../../testing/test-app'
import { sellerFile } from '../../../testing/test-seller'
import type { StoredMail } from '../../mail/mailbox'
import {
  addOneRoom,
  cards,
  createGuest,
  createShopper,
  orderRequest,
  programPart,
  type Shopper,
  wishFor,
} from '../orders-fixture'
import { mailTexts } from './texts/texts'

let test: TestApp
let shopper: Shopper
beforeAll(async () => {
  const config = testConfig({
    ...sellerFile({ address: ['1 rue du Port', '75001 Paris'] }),
  })
  test = await createTestApp({ hotels: 0, config })
  await addOneRoom(test.db, 5)
  const localTax = {
    amount: 125,
    currency: 'EUR',
    toBePaidAtHotel: true,
    type: 'PERSON_NIGHT',
    percentage: null,
  }
  await test.db
    .updateTable('hotel')
    .set({
      localTax: JSON.stringify(localTax),
      label: 'Maison <b>& Fils</b>',
      phone: '+33353010012',
    })
    .execute()
  shopper = createShopper(test.app)
})
afterAll(() => test.close())

let stays = 0
/** Books a stay and answers its mail. */
async function book(
  locale: MarketLocale,
  email = `${locale}@example.com`,
): Promise<{ mail: StoredMail; number: string; uuid: string }> {
  stays += 2
  const request = orderRequest({
    locale,
    checkin: addDays('2027-03-05', stays),
    buyer: { email, firstName: 'Zoë' },
  })
  const { order, payment } = await shopper.hold(request, `mail-order-${stays}`)
  await shopper.pay(request, {
    paymentIntentId: payment.paymentIntentId,
    paymentMethod: await shopper.token(cards.good),
  })
  await test.app.deps.jobs.runAll()
  const mail = await test.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  return { mail, number: order.bookingNumber, uuid: order.orderUUID }
}

const addresses: Record<MarketLocale, string> = {
  fr_FR: 'http://fr.localhost:3000/confirmation/',
  es_ES: 'http://es.localhost:3000/confirmation/',
  fr_BE: 'http://be.localhost:3000/fr/confirmation/',
  nl_NL: 'http://nl.localhost:3000/confirmation/',
  nl_BE: 'http://be.localhost:3000/nl/confirmation/',
  it_IT: 'http://it.localhost:3000/confirmation/',
}

describe('the confirmation mail', () => {
  it.each(locales)(
    'says in %s what was booked, what was paid, what is due on site and who sells',
    async (locale) => {
      const { mail, number, uuid } = await book(locale)
      expect(mail.subject).toContain(number)
      expect(mail.html).toContain('href="tel:+33353010012"')
      for (const body of [mail.text, mail.html]) {
        expect(body).toContain(number)
        expect(body).toContain(`${addresses[locale]}${uuid}`)
        expect(body).toContain('Zoë')
        expect(body).toContain('+33 3 53 01 00 12')
        expect(body).toMatch(/Escapade · 1 rue du Port · 75001 Paris · \D+ FR12345678901/)
        expect(body.replace(/\s/g, ' ')).toMatch(/200 €|€ 200/)
        expect(body.replace(/\s/g, ' ')).toMatch(/5 €|€ 5/)
        expect(body).not.toMatch(/\{\{|undefined|\bnull\b|stay\.|price\./)
      }
    },
  )

  it('names the rights of package travel when there is an activity, and keeps which wording was shown', async () => {
    const plain = await book('fr_FR', 'plain@example.com')
    expect(plain.mail.text).not.toContain(paths.staticPage({ id: 'package-travel' }))
    await test.db
      .updateTable('package')
      .set({ program: JSON.stringify([programPart('ACTIVITY', 'Visite des caves')]) })
      .execute()
    const { mail, uuid } = await book('fr_FR', 'package@example.com')
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('2015/2302')
      expect(body).toContain('http://fr.localhost:3000/static/package-travel?version=')
      expect(body).toContain('Visite des caves')
    }
    const order = await test.db
      .selectFrom('customerOrder')
      .selectAll()
      .where('orderUUID', '=', uuid)
      .executeTakeFirst()
    expect(order?.travelForm).toMatch(/^[0-9a-f]{12}$/)
  })

  it('sends the terms that the order was made under, which stay readable after a change', async () => {
    const { uuid, mail } = await book('fr_FR', 'terms@example.com')
    const { termsVersion: version } = await test.db
      .selectFrom('customerOrder')
      .select('termsVersion')
      .where('orderUUID', '=', uuid)
      .executeTakeFirstOrThrow()
    const read = async (query: string) =>
      (await test.app.inject(`/front-gateway/cms/static/terms?locale=fr_FR${query}`)).json()
    const before = await read('')
    expect(before).toMatchObject({ version, title: 'Conditions générales de vente' })
    expect(mail.text).toContain('11. Bons, coffrets et cartes cadeaux')
    expect(mail.text).toContain(`http://fr.localhost:3000/static/terms?version=${version}`)
    expect(mail.text).not.toMatch(/\]\(\//)

    const sections = [{ paragraphs: ['Tout est permis.'] }]
    await test.db
      .updateTable('contentEntry')
      .set({ content: JSON.stringify({ title: 'Nouvelles conditions', description: 'Autres', sections }) })
      .where('id', '=', 'terms')
      .where('locale', '=', 'fr_FR')
      .execute()
    expect((await read('')).title).toBe('Nouvelles conditions')
    const kept = await read(`&version=${version}`)
    expect(kept.html).toBe(before.html)
    expect(kept).toMatchObject({
      version,
      keptFrom: expect.stringMatching(/^\d{4}-/),
      pageModel: { index: false },
    })
    const unknown = await test.app.inject('/front-gateway/cms/static/terms?locale=fr_FR&version=000000000000')
    expect(unknown.statusCode).toBe(404)
    const odd = await test.app.inject('/front-gateway/cms/static/terms?locale=fr_FR&version=../x')
    expect(odd.statusCode).toBe(400)

    const { mail: next } = await book('fr_FR', 'later@example.com')
    expect(next.text).toContain('Tout est permis.')
    const url = `/front-gateway/orders/${uuid}`
    expect((await test.app.inject(url)).json().termsVersion).toBe(version)
  })

  it('says that nothing comes back', async () => {
    const terms = { type: 'NCNR', daysBefore: null, hour: 18 }
    const flexible = { type: 'FLEXIBLE', daysBefore: 3, hour: 18 }
    const sellWith = (cancellation: object) =>
      test.db
        .updateTable('package')
        .set({ cancellation: JSON.stringify(cancellation) })
        .execute()
    await sellWith(terms)
    const { mail } = await book('es_ES', 'never@example.com')
    await sellWith(flexible)
    expect(mail.text).toContain('Si cambian tus planes\nNo reembolsable. No admite cambios ni reembolso.')
  })

  it('shows a picture that every mail program can draw', async () => {
    const { mail } = await book('it_IT', 'picture@example.com')
    const source = mail.html.match(/<img[^>]* src="([^"]+)"/)?.[1] ?? ''
    expect(source).toMatch(/^http:\/\/it\.localhost:3000\/images\//)
    const picture = await test.app.inject(new URL(source).pathname)
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toBe('image/jpeg')
  })

  it('[GW-038] is sent once more to the address of the booking, to who knows it', async () => {
    const email = 'again@example.com'
    const { uuid, mail } = await book('fr_FR', email)
    const again = (access: object) =>
      test.app.inject({
        method: 'POST',
        url: `/front-gateway/orders/${uuid}/mail`,
        payload: { access },
      })
    expect((await again({ email: 'eve@example.com' })).statusCode).toBe(403)
    expect((await again({ email })).json()).toEqual({ maskedEmail: 'a…@example.com' })
    await test.app.deps.jobs.runAll()
    const mails = await test.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute()
    expect(mails.map(({ subject }) => subject)).toEqual([mail.subject, mail.subject])
  })

  it('keeps what hotels and buyers are called as text', async () => {
    const { mail } = await book('fr_FR', 'text@example.com')
    expect(mail.html).toContain('Maison &lt;b&gt;&amp; Fils&lt;/b&gt;')
    expect(mail.html).not.toContain('<b>')
    expect(mail.html).not.toMatch(/<script| style=| on\w+=/)
  })

  it('is shown in the mailbox without scripts, and its body with its own style sheet only', async () => {
    const { mail, number } = await book('nl_BE', 'box@example.com')
    const list = await test.app.inject('/mailbox')
    expect(list.body).toContain(number)
    const page = await test.app.inject(`/mailbox/${mail.messageId}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    const body = await test.app.inject(`/mailbox/${mail.messageId}/body`)
    expect(body.body).toBe(mail.html)
    const policy = String(body.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; style-src 'sha256-")
    expect(policy).toContain("img-src 'self' http://be.localhost:3000")
    expect(policy).not.toContain('unsafe')
  })

  it('is answered 404 when there is none', async () => {
    const answer = await test.app.inject('/mailbox/nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not-found' })
  })
})

describe('what becomes of a booking', () => {
  it.each(locales)('is mailed in %s: changed, cancelled and paid back, once each', async (locale) => {
    const email = `after-${locale}@example.com`
    const { uuid, number } = await book(locale, email)
    const guest = createGuest(test.app, email)
    const checkin = addDays('2027-06-01', locales.indexOf(locale))
    const wish = { ...wishFor({ checkin, nights: 1 }), expectedAmount: 10_000 }
    await guest.modify(uuid, wish, `mail-change-${locale}`)
    await guest.cancel(uuid, 10_000)
    for (let turn = 0; turn < 3; turn += 1) await test.app.deps.jobs.runAll()
    const mails = await test.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('messageId')
      .execute()
    const kinds = mails.map(({ messageId }) => messageId.split('.')[0])
    expect(kinds).toEqual(['cancellation', 'confirmation', 'modification', 'refund', 'refund'])
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4)
    const cancellation = mails.find(({ messageId }) => messageId.startsWith('cancellation.'))
    expect(cancellation?.text).toContain(
      mailTexts(locale)('cancellation.intro', { hotel: 'Maison <b>& Fils</b>' }),
    )
    // A guest who is not to come has nothing to arrange with the hotel.
    const calling = mails.filter(({ html }) => html.includes('tel:')).map(({ messageId }) => messageId)
    expect(calling).toEqual([expect.stringMatching(/^confirmation\./)])
    for (const { text, html, subject } of mails) {
      expect(subject).toContain(number)
      for (const body of [text, html]) {
        expect(body).toContain(`${addresses[locale]}${uuid}`)
        expect(body.replace(/\s/g, ' ')).toMatch(/\d{2,3} €|€ \d{2,3}/)
        expect(body).not.toMatch(
          /\{\{|undefined|\bnull\b|(confirmation|modification|cancellation|refund|terms|price)\.\w+/,
        )
      }
    }
  })
})

describe('a booked stay that is about to begin', () => {
  const clock = movableClock()
  let moving: TestApp
  beforeAll(async () => {
    moving = await createTestApp({ hotels: 0, clock })
    await addOneRoom(moving.db, 5)
    await moving.db.updateTable('hotel').set({ phone: '+33353010012' }).execute()
  })
  afterAll(() => moving.close())

  const reminders = async () => {
    for (let turn = 0; turn < 2; turn += 1) await moving.app.deps.jobs.runAll()
    const mails = await moving.db.selectFrom('mail').selectAll().orderBy('messageId').execute()
    return mails.filter(({ messageId: id }) => id.startsWith('reminder.'))
  }
  const bookAt = async (locale: MarketLocale, checkin: string, email: string) => {
    const buyers = createShopper(moving.app)
    const request = orderRequest({ locale, checkin, nights: 1, buyer: { email, firstName: 'Zoë' } })
    const { order, payment } = await buyers.hold(request, `remind-${email}`)
    await buyers.pay(request, {
      paymentIntentId: payment.paymentIntentId,
      paymentMethod: await buyers.token(cards.good),
    })
    return order
  }

  it('is remembered three days ahead by mail in each language, once, in the morning', async () => {
    clock.set('2027-03-01T09:00:00Z')
    const booked = await Promise.all(
      locales.map((locale, index) =>
        bookAt(locale, addDays('2027-03-20', index), `ahead-${locale}@example.com`),
      ),
    )
    clock.set('2027-03-16T23:30:00Z')
    expect(await reminders()).toEqual([])
    for (const day of ['2027-03-17', '2027-03-20', '2027-03-22', '2027-03-23']) {
      clock.set(`${day}T09:00:00Z`)
      await reminders()
    }
    const mails = await reminders()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      locales.map((locale) => `ahead-${locale}@example.com`).toSorted(),
    )
    for (const [index, locale] of locales.entries()) {
      const order = booked[index]
      const mail = mails.find(({ recipient }) => recipient === `ahead-${locale}@example.com`)
      expect(mail?.subject).toContain(order?.bookingNumber)
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain(`${addresses[locale]}${order?.orderUUID}`)
        expect(body).toContain('calendar.ics')
        expect(body).toContain('+33 3 53 01 00 12')
        // Its deadline may have passed: what holds now is on the page of the order.
        expect(body).not.toMatch(/gratuite|gratuit[ao]|Gratis/)
        expect(body).not.toMatch(/\{\{|undefined|\bnull\b|(reminder|terms|price|stay)\.\w+/)
      }
    }
  })

  it('is not remembered when it is cancelled or was booked just before, and anew on its changed day', async () => {
    clock.set('2027-04-01T09:00:00Z')
    const cancelled = await bookAt('fr_FR', '2027-04-10', 'gone@example.com')
    const changed = await bookAt('fr_FR', '2027-04-11', 'moved@example.com')
    await createGuest(moving.app, 'gone@example.com').cancel(cancelled.orderUUID, 10_000)
    clock.set('2027-04-08T09:00:00Z')
    await bookAt('fr_FR', '2027-04-10', 'late@example.com')
    const of = async (day: string) => {
      clock.set(`${day}T09:00:00Z`)
      const names = (await reminders()).map(({ recipient }) => recipient)
      return names.filter((name) => !name.startsWith('ahead-'))
    }
    expect(await of('2027-04-08')).toEqual(['moved@example.com'])
    const wish = { ...wishFor({ checkin: '2027-05-20', nights: 1 }), expectedAmount: 10_000 }
    await createGuest(moving.app, 'moved@example.com').modify(changed.orderUUID, wish, 'remind-change')
    expect(await of('2027-05-16')).toEqual(['moved@example.com'])
    expect(await of('2027-05-17')).toEqual(['moved@example.com', 'moved@example.com'])
  })
})
