import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { mailsTo } from '../src/mailbox'
import { homeOf } from '../src/market-urls'
import { deadLinks, linksIn, pageAt } from '../src/shop-links'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

/** A large town of each market, as it is typed. */
const towns = { fr_FR: 'lyo', es_ES: 'barcel', it_IT: 'rom', nl_NL: 'amster', fr_BE: 'brug', nl_BE: 'brug' }

for (const [index, locale] of locales.entries()) {
  test(`[SH-001] a stranger books a weekend in ${locale} and receives a mail without dead links`, async ({
    page,
    complaints,
  }) => {
    const say = textsOf(locale)
    const shopper = createShopper(page, say)
    const deadLinksOfPage = async () =>
      deadLinks(linksIn(await page.getByRole('main').innerHTML(), page.url()))
    await page.goto(`${homeOf[locale]}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'))
    await shopper.refuseCookies()
    await shopper.chooseDestination(towns[locale])
    await shopper.chooseDates(10 + index * 3)
    await shopper.search()
    await page.waitForURL(/\/search\?flow=booking&from=search%20bar#/)
    await shopper.openFirstStay()
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
