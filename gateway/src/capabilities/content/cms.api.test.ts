import { seedContent } from '@escapade/demo/content/seed-content'
import type {
  AnnouncementBanners,
  Ideas,
  MarketingBlock,
  Minisite,
  NavigationLink,
  PromoBar,
  TargetedBanner,
} from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Flags, MarketingArticle, Theme } from '@escapade/shared-contracts/api/content/content-schemas'
import type { LandingLink, LandingPage } from '@escapade/shared-contracts/api/content/landing-schemas'
import { flows } from '@escapade/shared-contracts/rules/search/flow'
import { landingKeysOf } from '@escapade/shared-contracts/rules/visitor/landing-keys'
import { type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { themes } from '../labels/themes'
import { parseContent } from './content-kinds'
import { createContentRepository } from './content-repository'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
})
afterAll(() => test.close())

/** Answers are checked against their schemas by the gateway itself: what is wrong is a 500. */
async function get<T>(url: string): Promise<T> {
  const answer = await test.app.inject(url)
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json()
}
const status = async (url: string) => (await test.app.inject(url)).statusCode
const front = (path: string, locale: Locale) => `/front-gateway${path}?locale=${locale}`

it('[GW-024] [SC-031] serves announcements by kind of page, flow and locale, from the gateway and as a file', async () => {
  const banners = await get<AnnouncementBanners>('/front-gateway/cms/announcementBanner')
  expect(Object.keys(banners)).toEqual(['homePages', 'searchPages', 'productPages'])
  for (const list of Object.values(banners)) {
    expect(list.map(({ flow }) => flow)).toEqual(['stay', 'activity_only', 'single_voucher'])
    for (const { localizations } of list)
      expect(localizations.map(({ locale }) => locale).sort()).toEqual([...locales].sort())
  }
  const gift = banners.homePages[2]?.localizations.find(({ locale }) => locale === 'fr_FR')
  expect(gift?.announcementBanner).toMatchObject({
    colorVariation: 'red',
    link: { url: expect.stringMatching(/^\//) },
  })
  expect(gift?.announcementBanner.content).toMatch(/^<strong>/)
  expect(await get('/content/announcementBanner.json')).toEqual(banners)
})

it('[GW-027] [SC-043] serves marketing blocks of every locale with their positions', async () => {
  const blocks = await get<MarketingBlock[]>('/content/marketingBlock.json')
  for (const locale of locales) {
    const own = blocks.filter((block) => block.locale === locale)
    expect(own.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(own.map(({ imageUrl }) => imageUrl).every((url) => url.endsWith('/750x528.webp'))).toBe(true)
  }
})

it('[GW-027] [SC-044] serves targeted banners with criteria, pictures for both widths and calls to action', async () => {
  const banners = await get<TargetedBanner[]>('/content/targetedBanner.json')
  const french = banners.filter(({ locale }) => locale === 'fr_FR')
  expect(new Set(french.map(({ imagePosition }) => imagePosition))).toEqual(
    new Set(['center', 'left', 'right']),
  )
  for (const place of ['city', 'department', 'region', 'country'] as const)
    expect([place, french.some((banner) => typeof banner[place] === 'string')]).toEqual([place, true])
  expect(french).toContainEqual(expect.objectContaining({ theme: '986', page: 'search', flow: 'booking' }))
  expect(french).toContainEqual(
    expect.objectContaining({ isLessThanTwoHours: true, displayBannerWithThisThematic: true }),
  )
  for (const { imageMobile, ctas } of french) {
    expect(imageMobile).toMatch(/750x528/)
    expect(ctas.length).toBeGreaterThan(0)
  }
})

it.each(locales)(
  '[SC-045] [GW-037] serves promo bars, minisites, menu, ideas and themes of %s',
  async (locale) => {
    const bars = await get<PromoBar[]>(front('/cms/promoBars', locale))
    expect(bars.flatMap(({ links }) => links.map(({ variation }) => variation))).toContain('black')
    const ideas = await get<Ideas>(front('/cms/ideas', locale))
    expect(ideas.sections[0]?.cards.length).toBeGreaterThan(6)
    expect(ideas.regions.length).toBeGreaterThan(2)
    const listed = await get<Theme[]>(front('/cms/themes', locale))
    expect(listed.map(({ id }) => id).sort()).toEqual(Object.keys(themes).sort())
    for (const { icon } of listed) expect(icon).not.toBe('')
  },
)

it.each([
  ['fr_FR', 2],
  ['fr_BE', 2],
  ['nl_BE', 2],
  ['es_ES', 0],
] as const)('[SC-051] [CO-065] serves the minisites of %s: %i', async (locale, count) => {
  const minisites = await get<Minisite[]>(front('/cms/minisites', locale))
  expect(minisites).toHaveLength(count)
  if (count === 0) return
  expect(minisites.filter(({ partnerName }) => partnerName)).toHaveLength(1)
  expect(minisites.filter(({ logoUrl }) => logoUrl)).toHaveLength(1)
  for (const { footerLegalText, minisiteLocale } of minisites) {
    expect(minisiteLocale).toBe(locale)
    expect(footerLegalText).toMatch(/2 nuits|2 nachten/)
    expect(footerLegalText).toMatch(/double|tweepersoonskamer/)
    expect(footerLegalText).toMatch(/carte|kaart/)
  }
})

const depthOf = (links: readonly NavigationLink[]): number =>
  links.length === 0 ? 0 : 1 + Math.max(...links.map(({ children }) => depthOf(children)))
const allOf = (links: readonly NavigationLink[]): NavigationLink[] =>
  links.flatMap((link) => [link, ...allOf(link.children)])

it.each(locales)(
  '[SC-046] [GW-037] serves a menu of four levels, one with 15 children or more, in %s',
  async (locale) => {
    const menu = await get<NavigationLink[]>(front('/cms/menu', locale))
    expect(depthOf(menu)).toBe(4)
    const entries = allOf(menu)
    expect(new Set(entries.map(({ _id }) => _id)).size).toBe(entries.length)
    expect(Math.max(...entries.map(({ children }) => children.length))).toBeGreaterThanOrEqual(15)
    expect(menu.map(({ variant }) => variant)).toContain('highlight')
  },
)

it.each(locales)(
  '[GW-037] leads from ideas and menu of %s to landing pages that are there',
  async (locale) => {
    const { city, idea } = landingKeysOf(locale)
    const ideas = await get<Ideas>(front('/cms/ideas', locale))
    const menu = await get<NavigationLink[]>(front('/cms/menu', locale))
    const uris = [...ideas.sections.flatMap(({ cards }) => cards), ...allOf(menu)].map(({ uri }) => uri)
    const landings = [
      ...new Set(uris.filter((uri) => uri.startsWith(`/${city}/`) || uri.startsWith(`/${idea}/`))),
    ]
    expect(landings.length).toBeGreaterThan(10)
    for (const uri of landings) {
      const page = await get<LandingPage>(front(`/cms/landing${uri}`, locale))
      expect(page).toMatchObject({ locale, seo: { index: true, follow: true } })
      expect(page.components.map(({ name }) => name)).toContain('jumbotronPromo')
    }
  },
)

it('[CO-012] leads from a town’s page to what lies around it: no page leads to the sea from Paris', async () => {
  const themesAt = async (slug: string) => {
    const { components } = await get<LandingPage>(front(`/cms/landing/ville/${slug}`, 'fr_FR'))
    const { data } = components.find(({ name }) => name === 'jumbotronPromo') ?? {}
    const { items } = (data as { ctas: { items: { url: string }[] } }).ctas
    return items.map(({ url }) => /theme=(\d+)$/.exec(url)?.[1])
  }
  expect(await themesAt('paris')).toEqual(['24', '12', '985', '986', '39'])
  expect((await themesAt('nice'))[0]).toBe('18')
})

it('[CO-014] has every block of landing pages on some page of each market', async () => {
  for (const locale of locales) {
    const pages = await get<LandingLink[]>(front('/cms/landing', locale))
    const blocks = pages.map(async ({ uri }) => {
      const { components } = await get<LandingPage>(front(`/cms/landing${uri}`, locale))
      return components.map(({ name }) => name)
    })
    const names = new Set((await Promise.all(blocks)).flat())
    expect([...names]).toEqual(
      expect.arrayContaining(['mainSellingPoints', 'promoCards', 'targetedBanner', 'topBar']),
    )
  }
})

it('[GW-037] tells where a landing page is in the locales that have it', async () => {
  const { alternates } = await get<LandingPage>(front('/cms/landing/ville/paris', 'fr_FR'))
  expect(alternates).toEqual({ fr_FR: '/ville/paris' })
  const ideas = await get<Ideas>(front('/cms/ideas', 'fr_BE'))
  const [uri = ''] = ideas.sections
    .flatMap(({ cards }) => cards.map((card) => card.uri))
    .filter((each) => each.startsWith('/idee/'))
  const idea = await get<LandingPage>(front(`/cms/landing${uri}`, 'fr_BE'))
  expect(Object.keys(idea.alternates).sort()).toEqual([...locales].sort())
  for (const locale of locales)
    expect(await get<LandingPage>(front(`/cms/landing${idea.alternates[locale]}`, locale))).toMatchObject({
      subject: idea.subject,
      alternates: idea.alternates,
    })
})

it.each(locales)('[GW-037] lists the landing pages of %s', async (locale) => {
  const pages = await get<LandingLink[]>(front('/cms/landing', locale))
  expect(pages.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['city', 'idea']))
  for (const { uri, slug, title } of pages)
    expect(await get<LandingPage>(front(`/cms/landing${uri}`, locale))).toMatchObject({
      slug,
      seo: { title },
    })
})

it('[GW-037] knows no landing page under the key of another language, or of another name', async () => {
  expect(await status(front('/cms/landing/ville/paris', 'fr_FR'))).toBe(200)
  expect(await status(front('/cms/landing/ciudad/paris', 'fr_FR'))).toBe(404)
  expect(await status(front('/cms/landing/ville/atlantis', 'fr_FR'))).toBe(404)
  expect(await status(front('/cms/landing/__proto__/x', 'fr_FR'))).toBe(404)
})

it('[GW-020] [SC-024] serves as many articles as asked for, four by default', async () => {
  const article = { id: 'table', url: '/search?flow=booking#theme=985', title: 'A tavola dal venerdì' }
  const list = await get<MarketingArticle[]>(`${front('/content/marketingArticles', 'it_IT')}&size=3`)
  expect(list).toHaveLength(3)
  expect(list[0]).toMatchObject(article)
  expect(list[0]?.cover.base).toMatch(/^\/images\//)
  expect(await get(front('/content/marketingArticles', 'it_IT'))).toHaveLength(4)
})

it('[GW-037] [SC-053] serves the flags, with every flow of the shop open', async () => {
  const flags = await get<Flags>(front('/config/flags', 'fr_FR'))
  expect(flags).toMatchObject({ activityOnly: true, boxes: true, searchDates: 'unassigned', splash: false })
  expect(flows).toEqual(['booking', 'gifting', 'activity', 'hotel'])
})

describe('what an editor changed', () => {
  const repository = () => createContentRepository(test.db)
  const now = () => test.clock.instant()

  it('is shown, and outlives the next start', async () => {
    const page = await repository().findPublished('ideas', 'ideas', 'nl_NL')
    if (!page) throw new Error('There are no ideas')
    const changed = {
      kind: 'ideas' as const,
      id: 'ideas',
      locale: 'nl_NL' as const,
      position: 1,
      content: { ...page, title: 'Anders' },
    }
    await repository().put(changed, now())
    await repository().setPublished({ kind: 'article', id: 'spa', locale: 'nl_NL' }, false, now())
    await seedContent(test.db, now())
    expect(await get(front('/cms/ideas', 'nl_NL'))).toMatchObject({ title: 'Anders' })
    const left = await get<MarketingArticle[]>(front('/content/marketingArticles', 'nl_NL'))
    expect(left.map(({ id }) => id)).toEqual(['table', 'family', 'wine'])
    expect(await get(front('/content/marketingArticles', 'nl_BE'))).toHaveLength(4)
  })

  it('holds nothing that runs', () => {
    const banner = {
      content: '<b onclick="x()">Hi</b><script>x()</script><a href="javascript:x()">a</a><img src=x>',
      colorVariation: 'grey',
      link: null,
    }
    const { banner: clean } = parseContent('announcement', { page: 'homePages', flow: 'stay', banner })
    expect(clean.content).toBe('<b>Hi</b><a>a</a>')
    const link = { url: 'javascript:alert(1)' }
    expect(() =>
      parseContent('announcement', { page: 'homePages', flow: 'stay', banner: { ...banner, link } }),
    ).toThrow()
  })
})
