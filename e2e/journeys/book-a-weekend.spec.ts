import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { homeOf } from '../src/market-urls'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

/** A large town of each market, as it is typed. */
const towns = { fr_FR: 'lyo', es_ES: 'barcel', it_IT: 'rom', nl_NL: 'amster', fr_BE: 'brug', nl_BE: 'brug' }

for (const [index, locale] of locales.entries()) {
  test(`[SH-001] a stranger books a weekend in ${locale} and receives a mail`, async ({
    page,
    complaints,
  }) => {
    const say = textsOf(locale)
    const shopper = createShopper(page, say)
    await page.goto(`${homeOf[locale]}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'))
    await shopper.refuseCookies()
    await shopper.chooseDestination(towns[locale])
    await shopper.chooseDates(10 + index * 3)
    await shopper.search()
    await page.waitForURL(/\/search\?flow=booking&from=search%20bar#/)
    await shopper.openFirstStay()
    await shopper.book()
    await shopper.fillBuyer()
    await shopper.fillCard(goodCard)
    await shopper.pay()
    await page.waitForURL(/\/confirmation\/[0-9a-f-]{36}\?status=success/)
    await expect(
      page.getByRole('heading', { level: 1, name: say('checkout', 'confirmation.title') }),
    ).toBeVisible()
    const number = await page.getByText(/^\d{8}$/).textContent()
    await expect(async () => {
      const mails = await (await page.request.get('/mailbox')).text()
      expect(mails).toContain(number ?? 'a booking number')
    }).toPass()
    expect(complaints).toEqual([])
  })
}
