import { locales, type MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { crawlLinks } from '../src/link-crawl'
import { homeOf } from '../src/market-urls'
import { expect, test } from '../src/test'

/** Pages that no document links to but a button, a mail or an editor does. */
const further = [
  '/?flow=gifting',
  '/?flow=activity',
  '/account/wishlist',
  '/booking/lookup',
  '/beneficiary/login',
  '/beneficiary/login?type=box',
  '/checkout/gifting',
  '/giftcard/customization',
  '/contact?ref=contact_thank_you',
]
const menuOf = (locale: MarketLocale) => `${homeOf[locale]}/chrome/menu?locale=${locale}`

for (const locale of locales)
  test(`[SH-001] [CO-052] no link of ${locale} leads to a dead end`, async () => {
    const home = homeOf[locale]
    const start = [`${home}/`, menuOf(locale), ...further.map((path) => home + path)]
    const { visited, deadEnds } = await crawlLinks({
      start,
      within: home,
      perKind: 3,
      // Once from France and once from Belgium, where languages share a host.
      alternates: locale === 'fr_FR' || locale === 'nl_BE',
    })
    expect(deadEnds).toEqual([])
    const paths = visited.map((address) => new URL(address).pathname.replace(/^\/(fr|nl)(?=\/)/, ''))
    for (const page of [
      '/search',
      '/product/',
      '/static/faq',
      '/static/terms',
      '/contact',
      '/idees',
      '/boxes/',
    ])
      expect(
        paths.filter((path) => path.startsWith(page)),
        page,
      ).not.toHaveLength(0)
  })
