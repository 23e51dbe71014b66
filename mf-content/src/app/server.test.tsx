/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import type { LandingPage } from '@escapade/shared-contracts/api/content/landing-schemas'
import { render } from './server'

const { answers, renderAt, renderWithoutGateway } = onServer('mf-content', { render })
const image = { base: '/images/canal/1', sizes: {}, alt: '', url: '/images/canal/1/960x720.jpg' }
const jumbotron = {
  title: 'Gand',
  imageDesktop: image,
  imageMobile: image,
  ctas: { look: 'buttons', items: [] },
}
const ghent: LandingPage = {
  locale: 'fr_BE',
  kind: 'city',
  slug: 'gand',
  subject: 'city-2797656',
  alternates: { fr_BE: '/ville/gand', nl_BE: '/stad/gent' },
  components: [{ name: 'jumbotronPromo', data: jumbotron }],
  seo: { title: 'Un week-end à Gand', description: 'Séjours', index: true, follow: true },
}
const belgian = { locale: 'nl_BE', textLanguage: 'nl-BE', basePath: '/nl' } as const

beforeAll(() => {
  answers['/front-gateway/cms/landing/ville/gand'] = ghent
})

describe('landing pages on the server', () => {
  it('[SH-009] tell where they are in other languages', async () => {
    const { head, status } = await renderAt('/ville/gand', { locale: 'fr_BE', textLanguage: 'fr-BE' })
    expect(status).toBe(200)
    expect(head).toMatchObject({ canonical: '/ville/gand', alternates: ghent.alternates, index: true })
  })

  it('[SH-081] tell readers and search engines what they are and where they stand', async () => {
    const { head, html } = await renderAt('/ville/gand', {
      locale: 'fr_BE',
      textLanguage: 'fr-BE',
      basePath: '/fr',
    })
    const url = expect.stringMatching(/^https?:\/\/[^/]+\/fr\/ville\/gand$/)
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'CollectionPage',
        name: 'Un week-end à Gand',
        url,
        inLanguage: 'fr-BE',
        image: expect.stringMatching(/^https?:\/\/[^/]+\/images\/canal\/1\/960x720.jpg$/),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Accueil' }, { name: 'Un week-end à Gand', item: url }],
      },
    ])
    const [, crumbs = ''] = /<nav[^>]*><ol[^>]*>(.*?)<\/ol>/.exec(html) ?? []
    expect(crumbs.match(/[^<>]+(?=<\/(?:a|li)>)/g)).toEqual(['Accueil', 'Un week-end à Gand'])
    expect(crumbs).toContain('href="/fr/"')
  })

  it('[SH-009] are in no other language where editors wrote none, and not indexed', async () => {
    const { head, status, html } = await renderAt('/ville/nulle-part')
    expect(status).toBe(404)
    expect(html).toContain('<h1')
    expect(head).toMatchObject({ title: expect.any(String), alternates: {}, index: false, jsonLd: [] })
  })

  it('lead from an address in the market’s other language to this one', async () => {
    expect((await renderAt('/ville/gand', belgian)).redirect).toBe('/stad/gent')
  })

  it.each([
    ['/ville/nulle-part', belgian],
    ['/ville/gand/plus', belgian],
    ['/ciudad/gand', belgian],
    ['/ciudad/gand', {}],
    ['/nulle-part', {}],
  ])('[SH-010] are not found at %s in %j when it names none of the market', async (uri, visit) => {
    const { status, redirect } = await renderAt(uri, visit)
    expect([status, redirect]).toEqual([404, undefined])
  })
})

it.each(['/contact'])('draws %s, whose script comes on demand, as it draws any other page', async (uri) => {
  const { html, status } = await renderAt(uri)
  expect(status).toBe(200)
  expect(html).toMatch(/<h1/)
})

it.each(['/', '/ville/gand', '/static/faq', '/idees'])(
  '%s says that it cannot be shown at the moment while no gateway answers',
  async (uri) => {
    const { status, incomplete, html } = await renderWithoutGateway(uri)
    expect([status, incomplete]).toEqual([503, true])
    expect(html).not.toBe('')
  },
)

describe('pages of partners on the server', () => {
  const bannerUrls = { desktop: '/images/m/3840x700.webp', mobile: '/images/m/750x528.webp' }
  const partner = { minisiteId: 'fr-01', minisiteUrl: 'club-horizon', minisiteLocale: 'fr_FR', bannerUrls }
  beforeAll(() => {
    answers['/front-gateway/cms/minisites'] = [partner]
  })

  it('[SH-014] are found at their address, and nothing at another', async () => {
    const there = await renderAt('/club-horizon')
    expect([there.status, there.found]).toEqual([200, true])
    expect(there.html).toContain('/images/m/3840x700.webp')
    expect((await renderAt('/no-partner')).status).toBe(404)
  })

  it('[SH-014] are not denied while the gateway is away', async () => {
    expect((await renderWithoutGateway('/club-horizon')).status).toBe(503)
  })
})
