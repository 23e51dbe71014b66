import type { ChromeData } from '@escapade/shared-contracts/mount/boot-data'
import type { PageLocation, Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { within } from '@testing-library/dom'
import type { Inspirations } from './chrome-input'
import { renderChrome, renderPreviewNote, renderSandboxStrip } from './render-chrome'

type Given = {
  visit?: Partial<Visit>
  location?: Partial<PageLocation>
  chrome?: Partial<ChromeData>
  inspirations?: Inspirations
  paymentNames?: string[]
}
const noInspirations: Inspirations = { links: [], themeIcons: {} }

const visitOf = (more: Partial<Visit> = {}): Visit => ({
  locale: 'fr_FR',
  textLanguage: 'en',
  basePath: '',
  origin: 'https://fr.escapade.test',
  now: '2026-11-20T10:00:00',
  flags: {},
  customerCare: false,
  nativeApp: false,
  signedIn: false,
  ...more,
})

function draw({ visit, location, chrome, inspirations = noInspirations, paymentNames = [] }: Given = {}) {
  const { header, footer } = renderChrome({
    visit: visitOf(visit),
    location: { path: '/search', query: { flow: 'hotel' }, ...location },
    chrome: {
      page: 'search',
      languages: [{ language: 'fr', label: 'Français', basePath: '' }],
      markets: ['FR', 'ES', 'IT', 'NL', 'BE'].map((country) => ({
        country,
        href: `https://${country}.test/`,
      })),
      ...chrome,
    },
    inspirations,
    paymentNames,
  })
  document.body.innerHTML = header + footer
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-shell="${name}"]`) as HTMLElement
  return { header: part('header'), footer: part('footer'), html: header + footer }
}
const hrefsIn = (element: Element | null) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])
const accountMenu = () => document.getElementById('account-menu')
const belgian: ChromeData['languages'] = [
  { language: 'fr', label: 'Français', basePath: '/fr' },
  { language: 'nl', label: 'Nederlands', basePath: '/nl' },
]

describe('the header', () => {
  it('[SH-032] [SH-034] leads home and to help', () => {
    const { header } = draw({ visit: { basePath: '/fr' } })
    expect(within(header).getByRole('link', { name: 'Escapade, home' })).toHaveAttribute('href', '/fr/')
    expect(header.querySelector('[aria-label="Help"]')).toHaveAttribute('href', '/fr/contact')
  })

  it('[SH-026] says I’ve received a gift', () => {
    const { header } = draw()
    const links = hrefsIn(header).filter(([text]) => text === 'I’ve received a gift')
    expect(new Set(links.map(([, href]) => href))).toEqual(new Set(['/beneficiary/login']))
  })

  it('[SH-035] [SH-080] leads to gifts, with the campaign', () => {
    draw()
    expect(document.querySelector('nav a:has(svg)')).toHaveAttribute(
      'href',
      '/search?flow=gifting&utm_medium=website&utm_campaign=header',
    )
  })

  it('[SH-057] carries no campaign for customer care', () => {
    const { html } = draw({ visit: { customerCare: true } })
    expect(html).not.toContain('utm_')
    expect(html).toContain('Customer care')
  })

  it('[SH-033] offers languages only where the market has several', () => {
    expect(draw().header.querySelector('[data-language]')).toBeNull()
    const { header } = draw({ visit: { basePath: '/fr' }, chrome: { languages: belgian } })
    const links = [...header.querySelectorAll('[data-language]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/fr/search?flow=hotel',
      '/nl/search?flow=hotel',
    ])
    expect(links[0]).toHaveAttribute('aria-current')
  })

  it('[SH-036] moves the wishlist into the account menu with the customer account', () => {
    const { header } = draw()
    expect(header.querySelector('[aria-label="Wishlist"]')).toHaveAttribute('href', '/account/wishlist')
    draw({ visit: { flags: { customerAccount: true } } })
    expect(document.querySelector('[aria-label="Wishlist"]')).toBeNull()
    expect(hrefsIn(accountMenu())).toContainEqual(['Wishlist', '/account/wishlist'])
  })

  it('[SH-037] [SH-040] [SH-041] offers to sign in and come back, and the other ways in', () => {
    draw({ visit: { basePath: '/nl', flags: { customerAccount: true } } })
    expect(hrefsIn(accountMenu())).toEqual([
      ['Sign in', '/nl/account/signin?origin=%2Fnl%2Fsearch%3Fflow%3Dhotel'],
      ['Wishlist', '/nl/account/wishlist'],
      ['I’ve received a gift', '/nl/beneficiary/login'],
      ['Check my booking', '/nl/booking/lookup'],
      ['Box login', '/nl/beneficiary/login?type=box'],
      ['Wishlist', '/nl/account/wishlist'],
      ['Contact', '/nl/contact'],
    ])
  })

  it('[SH-037] leads nowhere to sign in while there are no customer accounts', () => {
    draw()
    expect(hrefsIn(accountMenu()).map(([, href]) => href)).toEqual([
      '/beneficiary/login',
      '/booking/lookup',
      '/beneficiary/login?type=box',
      '/account/wishlist',
      '/contact',
    ])
  })

  it('[SH-042] lists profile, trips and sign-out for a signed-in customer', () => {
    draw({ visit: { signedIn: true, flags: { customerAccount: true } } })
    expect(hrefsIn(accountMenu()).slice(0, 2)).toEqual([
      ['My profile', '/account/settings/profile'],
      ['My trips', '/account/trips'],
    ])
    expect(accountMenu()?.querySelector('form')).toHaveAttribute('method', 'post')
    expect(accountMenu()?.textContent).not.toContain('Sign in')
  })

  it('[SH-039] is simple on checkout', () => {
    expect(draw({ chrome: { page: 'checkout' } }).header).toHaveAttribute('data-simple', 'true')
    expect(draw().header).toHaveAttribute('data-simple', 'false')
  })

  it('opens its menus without a script', () => {
    const { header } = draw()
    for (const button of header.querySelectorAll('[popovertarget]'))
      expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toHaveAttribute('popover')
  })
})

describe('the footer', () => {
  it.each([
    ['en', '4.5/5 from 4146 reviews'],
    ['fr-FR', '4,5/5 sur 4 146 avis'],
    ['es-ES', '4,5/5 según 4146 opiniones'],
    ['nl-BE', '4,5/5 uit 4.146 beoordelingen'],
    ['it-IT', '4,5/5 su 4146 recensioni'],
  ])('[SH-049] says in %s how we are rated: %s', (textLanguage, words) => {
    expect(draw({ visit: { textLanguage } }).footer).toHaveTextContent(words)
  })

  it('[SH-049] says what the setting says', () => {
    const visit = { textLanguage: 'en', rating: { score: 4.7, count: 12 } }
    expect(draw({ visit }).footer).toHaveTextContent('4.7/5 from 12 reviews')
  })

  it('[SH-049] says nothing of a shop without reviews', () => {
    const { footer } = draw({ visit: { textLanguage: 'en', rating: null } })
    expect(footer).toHaveTextContent(/Customer care/i)
    expect(footer).not.toHaveTextContent(/reviews/)
  })

  it.each([
    ['fr_FR', 'Mon-Fri 10-19, Sat 10-18'],
    ['es_ES', 'Mon-Fri 10-19, Sat 10-18'],
    ['it_IT', 'Mon-Fri 10-19, Sat 10-18'],
    ['fr_BE', 'Mon-Fri 10h-18h'],
    ['nl_BE', 'Mon-Fri 10h-18h'],
    ['nl_NL', 'Mon-Fri 10h-18h'],
  ] as const)('[SH-050] states the hours of %s: %s', (locale, hours) => {
    const { footer } = draw({ visit: { locale, phone: '+33 1 99 00 12 34' } })
    expect(footer).toHaveTextContent(hours)
    expect(within(footer).getByRole('link', { name: '+33 1 99 00 12 34' })).toHaveAttribute(
      'href',
      'tel:+33199001234',
    )
  })

  it('[SH-050] states the hours of the seller, and none where the seller states none', () => {
    const hoursOf = (hours: object) =>
      draw({ visit: { locale: 'fr_FR', phone: '+33 1 99 00 12 34', hours } }).footer
    expect(hoursOf({ advice: 'In the morning' })).toHaveTextContent('In the morning')
    expect(hoursOf({})).not.toHaveTextContent(/Mon-Fri/)
  })

  it('[SH-050] states no hours of a telephone where there is none', () => {
    const { footer } = draw({ visit: { locale: 'fr_FR' } })
    expect(footer).not.toHaveTextContent(/Mon-Fri/)
    expect(footer.querySelector('a[href^="tel:"]')).toBeNull()
  })

  it('names no way to pay before it is known which ones work', () => {
    expect(within(draw().footer).queryByRole('list', { name: 'Payment methods' })).toBeNull()
  })

  it('[SH-044] lists payment methods, help, contact and the legal links of the market', () => {
    const { footer } = draw({ paymentNames: ['CB', 'Visa', 'Mastercard'] })
    expect(within(footer).getByRole('list', { name: 'Payment methods' })).toHaveTextContent(
      /^CBVisaMastercard$/,
    )
    expect(hrefsIn(footer)).toEqual(
      expect.arrayContaining([
        ['Help', '/contact'],
        ['Contact', '/contact'],
      ]),
    )
    const legal = locales.map((locale) =>
      hrefsIn(draw({ visit: { locale } }).footer.querySelector('[aria-label="Legal"]')).join(),
    )
    expect(new Set(legal).size).toBeGreaterThan(1)
    for (const links of legal) expect(links).toMatch(/terms.*privacy|privacy.*terms/)
  })

  it('[SH-045] [SH-047] leads to the cookie choice and to the other countries', () => {
    const { footer } = draw()
    expect(within(footer).getByRole('button', { name: 'Cookie preferences' })).toBeVisible()
    const countries = within(footer).getByRole('navigation', { name: 'Country' })
    expect(hrefsIn(countries)).toEqual([
      ['France', 'https://FR.test/'],
      ['Spain', 'https://ES.test/'],
      ['Italy', 'https://IT.test/'],
      ['Netherlands', 'https://NL.test/'],
      ['Belgium', 'https://BE.test/'],
    ])
  })

  it.each([
    ['checkout', '/checkout/booking', true],
    ['account', '/account/signin', true],
    ['account', '/account/wishlist', false],
    ['confirmation', '/confirmation/1', false],
    ['search', '/search', false],
  ])('[SH-016] on %s %s is hidden: %s', (page, path, hidden) => {
    expect(draw({ chrome: { page }, location: { path } }).footer.hidden).toBe(hidden)
  })
})

it('[SH-072] [SH-073] carries the crash page with every document', () => {
  draw()
  const template = document.getElementById('crashed') as HTMLTemplateElement
  expect(template.content.textContent).toContain('It seems that the page went on holidays')
  document.body.append(template.content.cloneNode(true))
  expect(document.querySelector('a[href="/"]:last-child')).toHaveTextContent('Go to the homepage')
})

it.each([
  ['en', 'Demo: nothing here is really sold.'],
  ['fr-FR', 'Démonstration : rien n’est réellement vendu ici.'],
  ['fr-BE', 'Démonstration : rien n’est réellement vendu ici.'],
  ['es-ES', 'Demostración: aquí no se vende nada de verdad.'],
  ['nl-NL', 'Demo: hier wordt niets echt verkocht.'],
  ['nl-BE', 'Demo: hier wordt niets echt verkocht.'],
  ['it-IT', 'Demo: qui non si vende nulla davvero.'],
])('says in %s that nothing in a sandbox is really sold', (textLanguage, said) => {
  document.body.innerHTML = renderSandboxStrip(textLanguage)
  expect(document.querySelector('[role="note"]')).toHaveTextContent(said)
  expect(document.body.innerHTML).not.toContain('style=')
})

it.each([
  ['en', 'Preview: mf-spa v2, in this browser alone, until 18:30'],
  ['fr-FR', 'Aperçu : mf-spa v2, dans ce navigateur seulement, jusqu’à 18:30'],
  ['es-ES', 'Vista previa: mf-spa v2, solo en este navegador, hasta las 18:30'],
  ['nl-BE', 'Voorbeeld: mf-spa v2, alleen in deze browser, tot 18:30'],
  ['it-IT', 'Anteprima: mf-spa v2, solo in questo browser, fino alle 18:30'],
])('says in %s which release a browser previews, with the button that ends it', (textLanguage, said) => {
  const action = '/release-preview'
  document.body.innerHTML = renderPreviewNote({ textLanguage, release: 'mf-spa v2', until: '18:30', action })
  expect(document.querySelector('[role="note"]')?.textContent?.replace(/\s/g, ' ')).toBe(said)
  expect(document.querySelector('button')?.closest('form')).toHaveAttribute('action', action)
  expect(document.body.innerHTML).not.toContain('style=')
})

it('writes no inline style, which the content security policy would refuse', () => {
  expect(draw().html).not.toContain('style=')
})
