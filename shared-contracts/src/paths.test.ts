import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isOpenRoute } from './mount/open-route'
import type { RemoteManifest } from './mount/remote-manifest'
import * as paths from './paths'
import { locales } from './rules/visitor/locale'
import { pageOf, pagePaths } from './testing/page-of'

const uuid = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'

describe('each page has its address', () => {
  it.each([
    ['home', paths.home(), '/'],
    ['home', paths.home({ flow: 'gifting' }), '/?flow=gifting'],
    ['search', paths.search(), '/search'],
    [
      'search',
      paths.search({ flow: 'booking', from: 'search bar', hash: 'city=75&a=2' }),
      '/search?flow=booking&from=search%20bar#city=75&a=2',
    ],
    [
      'search',
      paths.search({ flow: 'gifting', page: 0, type: undefined, carried: { utm_medium: 'website' } }),
      '/search?flow=gifting&page=0&utm_medium=website',
    ],
    ['product', paths.product({ id: '7', hash: '' }), '/product/7'],
    ['product', paths.product({ id: '7', flow: 'gifting', hash: 'a=2' }), '/product/7?flow=gifting#a=2'],
    ['hotel', paths.hotel({ id: '7', carried: { utm_source: 'kayak' } }), '/hotel/7?utm_source=kayak'],
    ['activity', paths.activity({ id: '7', hash: 'a=2' }), '/activity/7#a=2'],
    ['box', paths.box({ id: 'green-night' }), '/boxes/green-night'],
    ['giftCard', paths.giftCard(), '/giftcard/customization'],
    ['receivedGift', paths.receivedGift({ type: 'box' }), '/beneficiary/login?type=box'],
    ['receivedGift', paths.receivedGift({ code: 'AB-CD' }), '/beneficiary/login#code=AB-CD'],
    ['ideas', paths.ideas(), '/idees'],
    ['landing', paths.landing({ locale: 'nl_BE', kind: 'city', slug: 'brugge' }), '/stad/brugge'],
    ['landing', paths.landing({ locale: 'fr_FR', kind: 'idea', slug: 'spa' }), '/idee/spa'],
    ['staticPage', paths.staticPage({ id: 'faq', hash: 'pay' }), '/static/faq#pay'],
    ['contact', paths.contact(), '/contact'],
    [
      'stayCheckout',
      paths.stayCheckout({ productId: '7', locale: 'fr_FR', hasBestPrice: false, hash: 'a=2' }),
      '/checkout/booking?productId=7&locale=fr_FR&hasBestPrice=false#a=2',
    ],
    [
      'summary',
      paths.summary({ productId: '7', paymentReturn: uuid }),
      `/checkout/booking/summary?productId=7&paymentReturn=${uuid}`,
    ],
    ['activityCheckout', paths.activityCheckout({ productId: '7' }), '/checkout/activity?productId=7'],
    ['giftCheckout', paths.giftCheckout(), '/checkout/gifting?flow=gifting'],
    [
      'modification',
      paths.modification({ orderUUID: uuid, changeReturn: 1 }),
      `/checkout/modification/${uuid}?changeReturn=1`,
    ],
    [
      'confirmation',
      paths.confirmation({ orderUUID: uuid, status: 'success', gaId: 'GA1.2=3' }),
      `/confirmation/${uuid}?status=success&gaId=GA1.2%3D3`,
    ],
    ['bookingLookup', paths.bookingLookup({ action: 'invoice' }), '/booking/lookup#invoice'],
    ['review', paths.review({ token: 'a.b' }), '/review#a.b'],
    ['wishlist', paths.wishlist(), '/account/wishlist'],
    ['profile', paths.profile(), '/account/settings/profile'],
    ['trips', paths.trips(), '/account/trips'],
    ['signIn', paths.signIn({ origin: '/fr/?a=1' }), '/account/signin?origin=%2Ffr%2F%3Fa%3D1'],
    ['signOut', paths.signOut(), '/account/signout'],
    ['desk', paths.desk({ find: 'vos beaune' }), '/desk?find=vos%20beaune'],
    ['deskOrder', paths.deskOrder({ orderUUID: uuid }), `/desk/orders/${uuid}`],
    ['deskAudit', paths.deskAudit({ subject: '48120736' }), '/desk/audit?subject=48120736'],
    ['deskCases', paths.deskCases(), '/desk/cases'],
    ['deskCase', paths.deskCase({ caseNumber: '7K2M9QXA' }), '/desk/cases/7K2M9QXA'],
    [
      'deskAttachment',
      paths.deskAttachment({ caseNumber: '7K2M9QXA', position: 2 }),
      '/front-gateway/desk/cases/7K2M9QXA/attachments/2',
    ],
    ['deskRoles', paths.deskRoles(), '/desk/roles'],
    ['invoice', paths.invoice({ orderUUID: uuid, key: 'k' }), `/front-gateway/orders/${uuid}/invoice?key=k`],
    [
      'creditNote',
      paths.creditNote({ orderUUID: uuid, returnUUID: 'r' }),
      `/front-gateway/orders/${uuid}/returns/r/credit-note`,
    ],
    ['calendar', paths.calendar({ orderUUID: uuid }), `/front-gateway/orders/${uuid}/calendar.ics`],
    ['voucher', paths.voucher({ giftUUID: uuid, key: 'k' }), `/front-gateway/gifts/${uuid}/voucher?key=k`],
    [
      'voucherPdf',
      paths.voucherPdf({ giftUUID: uuid, key: 'k' }),
      `/front-gateway/gifts/${uuid}/voucher.pdf?key=k`,
    ],
    [
      'newsletter',
      paths.newsletter({ action: 'confirm', token: `${uuid}.a_b` }),
      `/front-gateway/marketing/newsletter/confirm/${uuid}.a_b`,
    ],
  ])('%s: %s', (page, written, address) => {
    expect(written).toBe(address)
    expect(pageOf(address.replace(/[?#].*/, ''))).toBe(page)
  })
})

it.each([
  [paths.product({ id: 'a/b?c#d é' }), '/product/a%2Fb%3Fc%23d%20%C3%A9'],
  [paths.landing({ locale: 'it_IT', kind: 'idea', slug: '../x' }), '/tema/..%2Fx'],
  [paths.confirmation({ orderUUID: '1&2' }), '/confirmation/1%262'],
])('a segment keeps to itself: %s', (written, address) => {
  expect(written).toBe(address)
})

it.each(['/product', '/product/7/8', '/villes/paris', '/account/trips/7', '/static', '/search/'])(
  '%s is no page',
  (path) => {
    expect(pageOf(path)).toBeNull()
  },
)

describe('routes of the remotes', () => {
  const workspace = path.resolve(__dirname, '../..')
  const routes = readdirSync(workspace)
    .filter((folder) => folder.startsWith('mf-'))
    .map(
      (folder): RemoteManifest =>
        JSON.parse(readFileSync(path.join(workspace, folder, 'remote.json'), 'utf8')),
    )
    .flatMap(({ name, routes: own }) => own.map((route) => ({ remote: name, ...route })))
    .filter(({ segment }) => segment !== '*')
  const owners = (address: string, locale: (typeof locales)[number]) =>
    routes.filter(
      (route) =>
        route.segment === address.split('/')[1] && isOpenRoute(route, address, { locale, flags: {} }),
    )

  it.each(pagePaths)('%s belongs to one of them in every locale that has it', (address) => {
    const counts = locales.map((locale) => owners(address, locale).length)
    expect(Math.max(...counts)).toBe(1)
    if (pageOf(address) !== 'landing') expect(Math.min(...counts)).toBe(1)
  })

  it.each(locales)('the landing pages of %s belong to one each', (locale) => {
    for (const kind of ['city', 'idea'] as const)
      expect(owners(paths.landing({ locale, kind, slug: 'x' }), locale)).toHaveLength(1)
  })

  // Texts with a page of their own are written by the function of the others.
  const written = [...pagePaths, ...['faq', 'withdrawal'].map((id) => paths.staticPage({ id }))]

  it.each(routes)('/$segment of $remote is written by a function', (route) => {
    expect(written.some((address) => locales.some((locale) => owners(address, locale).includes(route)))).toBe(
      true,
    )
  })
})
