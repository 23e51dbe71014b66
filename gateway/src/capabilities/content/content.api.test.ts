import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import { createTestApp, type TestApp, testClock, testConfig } from '../../testing/test-app'
import { sellerFile } from '../../testing/test-seller'
import { createContentRepository } from './content-repository'
import { addDefaultContent, defaultPageIds, defaultPages } from './default-content'
import { defaultHome } from './home/default-home'
import { createKeptPages } from './legal/kept-pages'

describe('content', () => {
  let app: FastifyInstance
  let db: TestApp['db']
  let close: () => Promise<void>
  beforeAll(async () => {
    const made = await createTestApp()
    app = made.app
    db = made.db
    close = made.close
  })
  afterAll(() => close())

  const get = async (url: string) => {
    const answer = await app.inject(url)
    return { status: answer.statusCode, body: answer.json() }
  }

  it.each(locales)('[GW-037] serves the home page of %s', async (locale) => {
    const { status, body } = await get(`/front-gateway/cms/home?locale=${locale}`)
    expect(status).toBe(200)
    expect(body.hero.title).not.toBe('')
    expect(body.hero.image.base).toMatch(/^\/images\//)
  })

  it('[GW-020] [SC-024] serves as many articles as asked for', async () => {
    const { body } = await get('/front-gateway/content/marketingArticles?locale=it_IT&size=3')
    expect(body).toHaveLength(3)
  })

  it.each([
    ['legal', 'legal-notice'],
    ['how-we-rank', 'ranking'],
  ])('serves %s as the page %s, whose address is the one that counts', async (id, known) => {
    const { status, body } = await get(`/front-gateway/cms/static/${id}?locale=nl_NL`)
    expect([status, body.id]).toEqual([200, known])
  })

  it.each([...defaultPageIds, 'how-we-rank'])(
    '[SH-008] serves the text page %s in every language',
    async (id) => {
      for (const locale of locales) {
        const { status, body } = await get(`/front-gateway/cms/static/${id}?locale=${locale}`)
        expect(status).toBe(200)
        expect(body.html).toMatch(/^<(h2|p)/)
      }
    },
  )

  it('[SH-008] serves a page as editors changed it, in their locale alone', async () => {
    const [page] = defaultPages('fr_BE')
    if (!page) throw new Error('There are no pages')
    const content = { ...page.content, title: 'Nous, en Belgique' }
    await createContentRepository(db).put({ ...page, content }, testClock.instant())
    const titleIn = async (locale: string) =>
      (await get(`/front-gateway/cms/static/${page.id}?locale=${locale}`)).body.title
    expect(await titleIn('fr_BE')).toBe('Nous, en Belgique')
    expect(await titleIn('fr_FR')).not.toBe('Nous, en Belgique')
    await addDefaultContent(db, testClock.instant())
    expect(await titleIn('fr_BE')).toBe('Nous, en Belgique')
  })

  it('[CO-001] serves the home page as editors wrote it, in their locale alone', async () => {
    const home = defaultHome('nl_BE')
    const hero = { ...home.content.hero, title: 'Twee dagen aan zee' }
    const titleIn = async (locale: string) =>
      (await get(`/front-gateway/cms/home?locale=${locale}`)).body.hero.title
    const repository = createContentRepository(db)
    await repository.put({ ...home, content: { ...home.content, hero } }, testClock.instant())
    await addDefaultContent(db, testClock.instant())
    expect(await titleIn('nl_BE')).toBe(hero.title)
    expect(await titleIn('nl_NL')).toBe(defaultHome('nl_NL').content.hero.title)
    await repository.setPublished({ kind: 'home', id: home.id, locale: 'nl_BE' }, false, testClock.instant())
    expect(await titleIn('nl_BE')).toBe(home.content.hero.title)
  })

  it('brings what no editor wrote to what a new release says', async () => {
    const [page] = defaultPages('it_IT')
    if (!page) throw new Error('There are no pages')
    const older = { ...page, content: { ...page.content, title: 'Una volta' } }
    const repository = createContentRepository(db)
    await repository.putDefaults([older], testClock.instant())
    const titleIn = async () => (await get(`/front-gateway/cms/static/${page.id}?locale=it_IT`)).body.title
    expect(await titleIn()).toBe('Una volta')
    await repository.setPublished({ kind: 'page', id: page.id, locale: 'it_IT' }, false, testClock.instant())
    await addDefaultContent(db, testClock.instant())
    await repository.setPublished({ kind: 'page', id: page.id, locale: 'it_IT' }, true, testClock.instant())
    expect(await titleIn()).toBe(page.content.title)
  })

  it('[CO-019] names the sections of a page that others lead to, in its own words', async () => {
    const faq = defaultPages('es_ES').find(({ id }) => id === 'faq')
    const { body } = await get('/front-gateway/cms/static/faq?locale=es_ES')
    const named = faq?.content.sections.map(({ id, heading }) => ({ id, title: heading }))
    expect(body.headings).toEqual(named)
    const asked = ['booking', 'change', 'payment', 'gift', 'hotel']
    expect(body.headings.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(asked))
  })

  it('[CO-019] has one heading on the page of questions and where others lead to it, once it is edited', async () => {
    const faq = defaultPages('it_IT').find(({ id }) => id === 'faq')
    if (!faq) throw new Error('There is no such page')
    const [first, ...others] = faq.content.sections
    const heading = 'Dov’è la mia prenotazione?'
    const sections = [{ ...first, paragraphs: first?.paragraphs ?? [], heading }, ...others]
    const content = { ...faq.content, sections }
    await createContentRepository(db).put({ ...faq, content }, testClock.instant())
    const { body } = await get('/front-gateway/cms/static/faq?locale=it_IT')
    expect(body.headings[0]).toEqual({ id: 'booking', title: heading })
    expect(body.html).toContain(`<h2 id="booking">${heading}</h2>`)
  })

  it('has a new version of the package travel information when its page is another one', async () => {
    const kept = createKeptPages({ paymentNames: () => [], seller: null, recipients: [], usesStripe: false })
    const versionIn = async (locale: Locale) =>
      (await kept.keepTexts(db, { locale, isPackage: true }, testClock.instant())).travelForm
    const version = () => versionIn('nl_NL')
    const before = await version()
    expect(before).toMatch(/^[0-9a-f]{12}$/)
    // Laws of countries differ.
    expect(await versionIn('nl_BE')).not.toBe(before)
    const page = defaultPages('nl_NL').find(({ id }) => id === 'package-travel')
    if (!page) throw new Error('There is no such page')
    const repository = createContentRepository(db)
    const content = { ...page.content, title: 'Je rechten' }
    await repository.put({ ...page, content }, testClock.instant())
    expect(await version()).not.toBe(before)
    await repository.setPublished({ kind: 'page', id: page.id }, false, testClock.instant())
    expect(await version()).toBeNull()
  })

  it('says who sells as invoices do, without markup, and nothing of what a demonstration has not got', async () => {
    const config = testConfig(sellerFile({ name: 'Voyages & Fils <SA>' }))
    const shop = await createTestApp({ hotels: 0, config })
    const url = '/front-gateway/cms/static/legal-notice?locale=fr_FR'
    const { html } = (await shop.app.inject(url)).json()
    expect(html).toContain(
      'Voyages &amp; Fils &lt;SA&gt;, SAS au capital de 50 000 €, 1 rue Haute, 75001 Paris.',
    )
    expect(html).toContain('FR12345678901')
    await shop.close()
    const demo = (await get(url)).body
    expect(demo.html).not.toMatch(/\{\{|TVA|édité par/)
    expect(demo.headings.map(({ id }: { id: string }) => id)).toEqual([
      'publisher',
      'trade',
      'rights',
      'report',
      'sources',
    ])
  })

  it('answers 404 with a code for a page that is none', async () => {
    const { status, body } = await get('/front-gateway/cms/static/__proto__?locale=fr_FR')
    expect(status).toBe(404)
    expect(body.code).toBe('page-not-found')
  })

  it('[SH-085] serves every flag', async () => {
    const { body } = await get('/front-gateway/config/flags?locale=fr_FR')
    expect(body).toMatchObject({ boxes: true, popularDates: true, insurance: true, splash: false })
  })
})
