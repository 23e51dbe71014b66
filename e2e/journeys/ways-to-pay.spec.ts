import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { homeOf } from '../src/market-urls'
import { nightIn } from '../src/on-sale'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const towns = { fr_FR: 'lyo', es_ES: 'barcel', nl_NL: 'amster' }

/** On the page of a stay, with days far enough ahead for every way to pay. */
async function toStay(page: Page, locale: keyof typeof towns, ahead: number) {
  const say = textsOf(locale as Locale)
  const shopper = createShopper(page, say)
  await page.goto(`${homeOf[locale]}/`)
  await shopper.refuseCookies()
  await shopper.chooseDestination(towns[locale])
  await shopper.chooseNight(await nightIn(locale, towns[locale], ahead))
  await shopper.search()
  await shopper.openFirstStay()
  return { say, shopper }
}

test('iDEAL: left open, declined and agreed to on the bank’s page, with all that was typed kept', async ({
  page,
}) => {
  const { say, shopper } = await toStay(page, 'nl_NL', 21)
  const footer = page.getByRole('list', { name: say('shell', 'footer.payment') })
  await expect(footer).toContainText('iDEAL')
  await expect(footer).not.toContainText('Bancontact')
  await shopper.book()
  await shopper.fillBuyer()
  const ideal = page.getByRole('radio', { name: 'iDEAL' })
  const pay = page.getByRole('button', { name: /iDEAL$/ })
  const firstName = page.getByRole('textbox', { name: say('checkout', 'buyer.firstName'), exact: true })
  await ideal.check()
  await expectNoViolation(page)
  await pay.click()
  await page.waitForURL(/\/sandbox-psp\/challenge\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL')
  await expectNoViolation(page)
  await page.getByRole('link', { name: 'Sluiten zonder te antwoorden' }).click()
  await expect(page.getByText(say('checkout', 'outcome.unfinishedTitle'))).toBeVisible()
  await expect(ideal).toBeChecked()
  await expect(firstName).toHaveValue('Anne')
  await pay.click()
  await page.waitForURL(/\/sandbox-psp\/challenge\//)
  await page.getByRole('button', { name: 'Betaling weigeren' }).click()
  await expect(page.getByText(say('checkout', 'outcome.refusedTitle'))).toBeVisible()
  await pay.click()
  await page.waitForURL(/\/sandbox-psp\/challenge\//)
  await page.getByRole('button').first().click()
  await page.waitForURL(/\/confirmation\/[0-9a-f-]{36}\?status=success/)
})

test('[CH-022] three payments: days, fee, total and lender before the choice, and on the button', async ({
  page,
}) => {
  // Three pages and a look at the whole form: on a busy machine more than a minute.
  test.setTimeout(120_000)
  const { say, shopper } = await toStay(page, 'fr_FR', 24)
  // Two more nights: enough for a lender.
  await page.goto(
    page.url().replace(/checkout=([\d-]+)/, (_, day: string) => `checkout=${threeDaysAfter(day)}`),
  )
  await page.reload()
  await shopper.book()
  await shopper.fillBuyer()
  const three = page.getByRole('radio', { name: /^En 3 fois/ })
  await expect(three).not.toBeChecked()
  const details = page.locator('label', { has: three })
  await expect(details).toContainText(say('checkout', 'payLater.today'))
  await expect(details).toContainText('Escapade Paylater')
  await three.check()
  await shopper.fillCard(goodCard)
  await expectNoViolation(page)
  await page.getByRole('button', { name: /aujourd’hui, .* en tout/ }).click()
  await page.waitForURL(/\/confirmation\//)
})

test('[CH-007] [CH-009] [CH-011] the wallet: refused, then paid from the page of the stay', async ({
  page,
}) => {
  const { say } = await toStay(page, 'es_ES', 27)
  const choosers = page.getByRole('group', { name: pattern(say('product', 'programme.dayOf')) })
  const button = page.getByRole('button', { name: pattern(say('checkout', 'wallet.button_sandbox')) })
  await expect(button).toBeEnabled()
  for (const chooser of await choosers.all())
    await chooser.locator('button:not([disabled]):not([aria-disabled="true"])').first().click()
  await expect(button).toBeEnabled()
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Monedero de prueba' })
  await sheet.getByRole('radio', { name: /0002/ }).check()
  await expectNoViolation(page)
  const paying = sheet.getByRole('button', { name: /^Pedido con obligación de pago/ })
  await paying.click()
  await expect(page).toHaveURL(/error=1/)
  const failed = page.getByText(
    say('checkout', 'wallet.failed').replace('{{paymentMethod}}', 'Monedero de prueba'),
  )
  await expect(failed).toBeVisible()
  await expectNoViolation(page)
  await button.click()
  await expect(page).not.toHaveURL(/error=1/)
  await paying.click()
  await page.waitForURL(/\/confirmation\/[0-9a-f-]{36}\?status=success/)
})

const threeDaysAfter = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 3 * 86_400_000).toISOString().slice(0, 10)
