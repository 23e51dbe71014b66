import type { Page } from '@playwright/test'
import { nightIn } from '../src/on-sale'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')

/** The texts of the page are the translator's from here on. */
const translated = (page: Page) => expect.poll(() => page.locator('main font').count()).toBeGreaterThan(5)

/** Cents of the amounts that a text names. */
const amountsIn = (text: string | null) =>
  [...(text ?? '').matchAll(/(\d[\d\s ]*)(?:,(\d\d))?\s*€/g)].map(
    ([, euros = '', cents = '00']) => Number(euros.replace(/\D/g, '')) * 100 + Number(cents),
  )

for (const way of ['moved', 'copied'] as const)
  test.describe(`a page whose texts a translator has ${way}`, () => {
    test.use({ translated: way })

    test('stands when other dates are chosen, and says what they cost', async ({ page, complaints }) => {
      const shopper = createShopper(page, say)
      await page.goto('/')
      await shopper.refuseCookies()
      await shopper.chooseDestination('paris')
      await shopper.chooseNight(await nightIn('fr_FR', 'paris', 30))
      await shopper.search()
      await shopper.openFirstStay()
      await translated(page)
      await shopper.chooseNight(await nightIn('fr_FR', 'paris', 40))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page.getByRole('button', { name: say('product', 'booking.button.book'), exact: true }).first(),
      ).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('asks for the same sum with its button as in its summary', async ({ page }) => {
      const shopper = createShopper(page, say)
      await page.goto('/')
      await shopper.refuseCookies()
      await shopper.chooseDestination('paris')
      await shopper.chooseNight(await nightIn('fr_FR', 'paris', 36))
      await shopper.search()
      await shopper.openFirstStay()
      await shopper.book()
      await translated(page)
      const button = page.locator('main button[type="submit"]').filter({ hasText: '€' })
      const before = amountsIn(await button.textContent())
      await page.getByRole('radio', { name: pattern(say('checkout', 'insurance.insured')) }).check()
      await expect.poll(async () => amountsIn(await button.textContent())).not.toEqual(before)
      const [asked = 0] = amountsIn(await button.textContent())
      expect(amountsIn(await page.locator('main').textContent())).toContain(asked)
      expect(asked).toBeGreaterThan(before[0] ?? 0)
    })

    test('says that a booking was not found, and looks again', async ({ page, complaints }) => {
      await page.goto('/booking/lookup')
      await createShopper(page, say).refuseCookies()
      await translated(page)
      const number = page.getByRole('textbox').first()
      for (const wrong of ['12345678', '87654321']) {
        await number.fill(wrong)
        await page.getByRole('textbox').nth(1).fill('anne@example.com')
        await page.locator('main button[type="submit"]').click()
        await expect(page.getByRole('alert').first()).toBeVisible()
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
    })
  })
