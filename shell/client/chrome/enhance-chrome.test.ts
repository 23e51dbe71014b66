import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { enhanceChrome, keepCriteria, updateChrome } from './enhance-chrome'
import { followLinks } from './follow-links'

const visit = { basePath: '/fr', customerCare: false, flags: {}, signedIn: false } as unknown as Visit
const boot = { visit }

beforeEach(() => {
  document.body.innerHTML = `
    <header data-shell="header" data-simple="false">
      <button data-back>Back</button>
      <a data-nav href="/fr/search?flow=booking">Stays</a>
      <a data-nav href="/fr/search?flow=gifting&utm_medium=website">Gifts</a>
      <a data-nav href="/fr/idees">Ideas</a>
      <a data-sign-in href="/fr/account/signin?origin=%2Ffr%2F">Sign in</a>
      <a data-language="/nl" href="/nl/">NL</a>
    </header>
    <main><a href="/fr/product/1#a=2">Stay</a></main>
    <footer data-shell="footer"><button data-cookie-preferences>Cookies</button></footer>`
  window.history.replaceState(null, '', '/fr/search?flow=gifting#a=3')
})
// jsdom cannot load documents.
beforeAll(() => window.addEventListener('click', (event) => event.preventDefault()))

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement

it('follows the page: current part of the shop, way back to it, other language', () => {
  updateChrome({ document, boot }, 'search', { path: '/search', query: { flow: 'gifting' } })
  expect([...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual([
    'Gifts',
  ])
  expect(find('[data-sign-in]')).toHaveAttribute(
    'href',
    '/fr/account/signin?origin=%2Ffr%2Fsearch%3Fflow%3Dgifting',
  )
  expect(find('[data-language]')).toHaveAttribute('href', '/nl/search?flow=gifting')
})

it('[SH-016] [SH-039] takes header and footer back on checkout, and brings them back after it', () => {
  updateChrome({ document, boot }, 'checkout', { path: '/checkout/booking', query: {} })
  expect(find('header')).toHaveAttribute('data-simple', 'true')
  expect(find('footer').hidden).toBe(true)
  updateChrome({ document, boot }, 'home', { path: '/', query: {} })
  expect(find('header')).toHaveAttribute('data-simple', 'false')
  expect(find('footer').hidden).toBe(false)
})

it('[SH-033] keeps the criteria in the other language, and none where there are none', () => {
  const link = find('[data-language]') as HTMLAnchorElement
  keepCriteria(document, 'a=3')
  expect(link.href).toMatch(/\/nl\/#a=3$/)
  keepCriteria(document, '')
  expect(link.href).toMatch(/\/nl\/$/)
})

it('[SH-039] [SH-045] goes back, opens the cookie choice', () => {
  const actions = { back: jest.fn(), openConsent: jest.fn() }
  enhanceChrome({ document, boot }, actions)
  find('[data-back]').click()
  find('[data-cookie-preferences]').click()
  expect(actions.back).toHaveBeenCalledTimes(1)
  expect(actions.openConsent).toHaveBeenCalledTimes(1)
})

describe('links', () => {
  const follow = jest.fn()
  const click = (options: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
    find('main a').dispatchEvent(event)
    return event.defaultPrevented
  }
  beforeAll(() => followLinks({ window, isOurs: (url) => url.pathname.startsWith('/fr/'), follow }))
  beforeEach(() => follow.mockClear())

  it('of the shop are followed without loading a document', () => {
    click()
    expect(follow).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/fr/product/1', hash: '#a=2' }))
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'are left to the browser with %o',
    (options) => {
      click(options)
      expect(follow).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['another window', { target: '_blank' }],
    ['a download', { download: 'terms.pdf' }],
    ['another host', { href: 'https://elsewhere.test/fr/product/1' }],
    ['another language', { href: '/nl/product/1' }],
    ['a place on this page', { href: '/fr/search?flow=gifting#results' }],
  ])('to %s are left to the browser', (_, attributes) => {
    for (const [name, value] of Object.entries(attributes)) find('main a').setAttribute(name, value)
    click()
    expect(follow).not.toHaveBeenCalled()
  })

  it('that a micro-frontend has handled are left alone', () => {
    find('main a').addEventListener('click', (event) => event.preventDefault())
    click()
    expect(follow).not.toHaveBeenCalled()
  })
})
