import { locales, type MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { deep } from '../../tools/test/deep.mjs'
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

/** Kinds of pages that links of these lead to. */
const linked = ['search', 'product', 'hotel', 'activity', 'box', 'ideas', 'landing', 'staticPage']

// Some 400 pages each: whichever worker is free takes the next language.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const locale of locales)
  test(`[SH-001] [CO-052] every link of ${locale} is written by paths.ts and leads to a page`, async () => {
    const home = homeOf[locale]
    const start = [`${home}/`, menuOf(locale), ...further.map((path) => home + path)]
    const { pages, deadEnds } = await crawlLinks({
      start,
      within: home,
      perKind: 3,
      // In France of every link in the end; elsewhere the same pages answer in other words.
      askedPerKind: locale === 'fr_FR' ? deep(20, Number.POSITIVE_INFINITY) : deep(6, 12),
      // Once from France and once from Belgium, where languages share a host.
      alternates: locale === 'fr_FR' || locale === 'nl_BE',
    })
    expect(deadEnds).toEqual([])
    expect([...pages]).toEqual(expect.arrayContaining(linked))
  })
