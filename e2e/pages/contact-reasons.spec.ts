import { contactReasons } from '@escapade/shared-contracts/rules/text/contact-request-types'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { expectNoViolation } from '../src/accessibility'
import { homeOf } from '../src/market-urls'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

for (const [at, locale] of locales.entries()) {
  test(`[CO-023] each reason of ${locale} is answered by keyboard, then taken along into the form`, async ({
    page,
  }) => {
    const say = textsOf(locale)
    await page.setViewportSize({ width: at % 2 ? 360 : 1280, height: 800 })
    await page.goto(`${homeOf[locale]}/contact`)
    await page.locator('main > [data-taken-over="shown"]').waitFor()
    const section = page.getByRole('region', { name: say('content', 'help.search') })
    for (const reason of contactReasons) {
      const chip = section.getByRole('button', {
        name: say('content', `contact.form.reasons.${reason}`),
        exact: true,
      })
      await chip.focus()
      await page.keyboard.press('Enter')
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
      await expect(section.getByText(say('content', 'contact.answers'))).toBeVisible()
      await expect(section.locator('details').first()).toBeVisible()
    }
    await section.locator('details').first().locator('summary').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(at % 2 ? 360 : 1280)
    await expectNoViolation(page)
    await page.getByRole('button', { name: say('content', 'contact.form.open'), exact: true }).click()
    const select = page.getByRole('dialog').getByLabel(say('content', 'contact.form.reason'))
    await expect(select).toHaveValue(contactReasons.at(-1) ?? '')
  })
}
