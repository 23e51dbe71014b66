import { nightIn } from '../src/on-sale'
import { askingCard, createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

test('[CH-038] a checkout that is shown as it was left for the bank says what is open, and pays the same order', async ({
  page,
}) => {
  const shopper = createShopper(page, say)
  await page.goto('/')
  await shopper.refuseCookies()
  await shopper.chooseDestination('paris')
  await shopper.chooseNight(await nightIn('fr_FR', 'paris', 33))
  await shopper.search()
  await shopper.openFirstStay()
  await shopper.book()
  await shopper.fillBuyer()
  // A window without a screen keeps no page in its back/forward cache: here the page stays, and hears that it is back.
  const bank = '**/sandbox-psp/challenge/**'
  await page.route(bank, (route) => route.fulfill({ status: 204 }))
  const left = page.waitForRequest(bank)
  await shopper.fillCard(askingCard)
  await shopper.pay()
  await left
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText(say('checkout', 'outcome.unfinishedTitle'))).toBeVisible()
  await page.unroute(bank)
  await shopper.pay()
  await page.waitForURL(/\/sandbox-psp\/challenge\//)
  await page.getByRole('button').first().click()
  await page.waitForURL(/\/confirmation\//, { timeout: 20_000 })
  await expect(
    page.getByRole('heading', { level: 1, name: say('checkout', 'confirmation.title') }),
  ).toBeVisible()
})
