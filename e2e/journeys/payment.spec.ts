import type { Page } from '@playwright/test'
import { nightIn } from '../src/on-sale'
import { askingCard, createShopper, goodCard, refusedCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

async function toCheckout(page: Page, ahead: number) {
  const shopper = createShopper(page, say)
  await page.goto('/')
  await shopper.refuseCookies()
  await shopper.chooseDestination('paris')
  await shopper.chooseNight(await nightIn('fr_FR', 'paris', ahead))
  await shopper.search()
  await shopper.openFirstStay()
  await shopper.book()
  await shopper.fillBuyer()
  return shopper
}

test('a refused card costs nothing: another one pays for the same order', async ({ page }) => {
  const shopper = await toCheckout(page, 30)
  await shopper.fillCard(refusedCard)
  await shopper.pay()
  await expect(page.getByText(say('checkout', 'outcome.refusedTitle'))).toBeVisible()
  await shopper.fillCard(goodCard)
  await shopper.pay()
  await page.waitForURL(/\/confirmation\//)
})

test('the bank asks first, and the order goes on where it was', async ({ page }) => {
  const shopper = await toCheckout(page, 33)
  await shopper.fillCard(askingCard)
  await shopper.pay()
  await page.waitForURL(/\/sandbox-psp\/challenge\//)
  await expect(page.getByText(/Escapade/).first()).toBeVisible()
  await page.getByRole('button').first().click()
  await page.waitForURL(/\/confirmation\//, { timeout: 20_000 })
  await expect(
    page.getByRole('heading', { level: 1, name: say('checkout', 'confirmation.title') }),
  ).toBeVisible()
})
