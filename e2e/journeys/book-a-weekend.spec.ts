import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { listenToAnalytics } from '../src/analytics'
import { unlisted } from '../src/kept-things'
import { mailsTo } from '../src/mailbox'
import { homeOf } from '../src/market-urls'
import { nightIn } from '../src/on-sale'
import { deadLinks, linksIn, pageAt } from '../src/shop-links'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

/** A large town of each market, as it is typed. */
const towns = { fr_FR: 'lyo', es_ES: 'barcel', it_IT: 'rom', nl_NL: 'amster', fr_BE: 'brug', nl_BE: 'brug' }

for (const [index, locale] of locales.entries()) {
  test(`[SH-001] a stranger books a weekend in ${locale}, is counted once, and receives a mail without dead links`, async ({
    page,
    complaints,
  }) => {
    const say = textsOf(locale)
    const shopper = createShopper(page, say)
    const told = listenToAnalytics(page)
    const deadLinksOfPage = async () =>
      deadLinks(linksIn(await page.getByRole('main').innerHTML(), page.url()))
    await page.goto(`${homeOf[locale]}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'))
    await shopper.acceptCookies()
    await shopper.chooseDestination(towns[locale])
    await shopper.chooseNight(await nightIn(locale, towns[locale], 10 + index * 3))
    await shopper.search()
    await page.waitForURL(/\/search\?flow=booking&from=search%20bar#/)
    await shopper.openFirstStay()
    await expect(
      page.getByRole('button', { name: pattern(say('checkout', 'wallet.button_sandbox')) }),
    ).toBeEnabled()
    await expect.poll(() => told).toContain('view_item')
    expect(told).not.toContain('add_to_cart')
    await shopper.book()
    const { email } = await shopper.fillBuyer()
    expect(await deadLinksOfPage()).toEqual([])
    await shopper.fillCard(goodCard)
    await shopper.pay()
    await page.waitForURL(/\/confirmation\/[0-9a-f-]{36}\?status=success/)
    await expect(
      page.getByRole('heading', { level: 1, name: say('checkout', 'confirmation.title') }),
    ).toBeVisible()
    expect(await deadLinksOfPage()).toEqual([])
    expect(await unlisted(page)).toEqual([])
    await expect.poll(() => told).toContain('purchase')
    expect(told.filter((name) => name === 'add_to_cart')).toHaveLength(1)
    const terms = page.getByRole('link', { name: say('checkout', 'confirmation.terms') })
    await expect(terms).toHaveAttribute('href', /\/static\/terms\?version=[0-9a-f]{12}$/)
    const number = await page.getByText(/^\d{8}$/).textContent()
    const [mail = ''] = await mailsTo(page.request, email)
    expect(mail).toContain(number ?? 'a booking number')
    const links = linksIn(mail, homeOf[locale])
    expect(links.map(pageAt)).toEqual(
      expect.arrayContaining(['confirmation', 'invoice', 'calendar', 'contact']),
    )
    expect(await deadLinks(links)).toEqual([])
    expect(complaints).toEqual([])
  })
}
