import { homeOf } from '../src/market-urls'
import { nightIn } from '../src/on-sale'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

test('a weekend is booked although every step is reloaded, left and come back to', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000)
  const shopper = createShopper(page, say)
  await page.goto('/')
  await shopper.refuseCookies()
  await shopper.chooseDestination('lyo')
  await shopper.chooseNight(await nightIn('fr_FR', 'lyo', 24))
  await shopper.search()
  await shopper.openFirstStay()

  const criteria = new URL(page.url()).hash
  expect(criteria).toMatch(/checkin=/)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? 'a stay')
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goForward()
  expect(new URL(page.url()).hash).toBe(criteria)

  await shopper.book()
  const { email: typed } = await shopper.fillBuyer()
  await page.reload()
  const email = page.getByRole('textbox', { name: say('checkout', 'buyer.email'), exact: true })
  await expect(email).toHaveValue(typed)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? 'a stay')
  expect(new URL(page.url()).hash).toBe(criteria)
  await page.goForward()
  await expect(email).toHaveValue(typed)

  await shopper.fillCard(goodCard)
  await shopper.pay()
  await page.waitForURL(/\/confirmation\//)
  const confirmed = page.getByRole('heading', { level: 1, name: say('checkout', 'confirmation.title') })
  await expect(confirmed).toBeVisible()
  await page.reload()
  await expect(confirmed).toBeVisible()
  expect(complaints).toEqual([])
})

test('[SH-033] the other language of the Belgian host shows the same page for the same criteria', async ({
  page,
  complaints,
}) => {
  const dutch = page.getByRole('navigation').getByRole('link', { name: 'Nederlands' })
  await page.goto(`${homeOf.fr_BE}/search?flow=booking#theme=985`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await dutch.click()
  await expect(page).toHaveURL(`${homeOf.nl_BE}/search?flow=booking#theme=985`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE')
  await page.goto(`${homeOf.fr_BE}/ville/bruges`)
  await dutch.click()
  await expect(page).toHaveURL(`${homeOf.nl_BE}/stad/brugge`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})
