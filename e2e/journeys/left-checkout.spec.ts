import { payOrder } from '@escapade/shared-contracts/api/orders/orders'
import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { gatewayUrl } from '../src/addresses'
import { checkoutLink, chooseDays } from '../src/checkout'
import { askingCard, createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

test.describe.configure({ mode: 'parallel' })

type Wish = { locale: MarketLocale; ahead: number; card: string; rooms?: number }

/** In front of the button, with all of the form filled in. */
async function toPay(page: Page, { locale, ahead, card, rooms = 2 }: Wish) {
  const say = textsOf(locale)
  const shopper = createShopper(page, say)
  await page.goto(await checkoutLink(locale, ahead, rooms))
  await shopper.refuseCookies()
  await chooseDays(page, say)
  await shopper.fillBuyer()
  await shopper.fillCard(card)
  const confirmed = (tab: Page) =>
    tab.getByRole('heading', { level: 1, name: say('checkout', 'confirmation.title') })
  return { say, shopper, confirmed }
}

const isPayment = (url: URL) => url.pathname === payOrder.path
const orderOf = (page: Page) => /confirmation\/([0-9a-f-]{36})/.exec(page.url())?.[1]

test('offline at the button, and offline while the bank was asked: paid once, with nothing typed again', async ({
  page,
  context,
}) => {
  const { say, shopper, confirmed } = await toPay(page, { locale: 'fr_FR', ahead: 65, card: goodCard })
  const unreachable = page.getByText(say('checkout', 'outcome.unreachableTitle'))
  await context.setOffline(true)
  await shopper.pay()
  await expect(unreachable).toBeVisible()
  await expectNoViolation(page)

  await context.setOffline(false)
  const paid: string[] = []
  // The gateway has taken the money, and its answer never arrives.
  await page.route(isPayment, async (route) => {
    paid.push(await (await route.fetch({ url: gatewayUrl + payOrder.path })).text())
    await route.abort('internetdisconnected')
  })
  await shopper.pay()
  await expect.poll(() => paid.length).toBe(1)
  await expect(unreachable).toBeVisible()
  await page.unroute(isPayment)
  await shopper.pay()
  await expect(confirmed(page)).toBeVisible()
  expect(JSON.parse(paid[0] ?? '').booking.orderUUID).toBe(orderOf(page))
})

test('[CH-038] Back after payment says that the stay is booked; the form is kept for who wants it once more', async ({
  page,
  complaints,
}) => {
  const { say, shopper, confirmed } = await toPay(page, { locale: 'nl_BE', ahead: 72, card: goodCard })
  await shopper.pay()
  await expect(confirmed(page)).toBeVisible()
  const order = orderOf(page)
  await page.goBack()
  const booked = page.getByText(say('checkout', 'outcome.bookedHereTitle'))
  await expect(booked).toBeVisible()
  await expectNoViolation(page)
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab.getByRole('link', { name: say('checkout', 'outcome.seeBooking') }).click()
  await expect(confirmed(tab)).toBeVisible()
  await tab.close()
  await page.getByRole('button', { name: say('checkout', 'outcome.bookAgain') }).click()
  const pay = page.getByRole('button', { name: pattern(say('checkout', 'payment.pay')) })
  await expect(pay).toBeEnabled()
  await expect(
    page.getByRole('textbox', { name: say('checkout', 'buyer.firstName'), exact: true }),
  ).toHaveValue('Anne')
  const number = page.getByRole('textbox', { name: say('checkout', 'payment.number') })
  await expect(number).toHaveValue('')
  await chooseDays(page, say)
  await shopper.fillCard(goodCard)
  const plain = page.getByRole('radio', { name: pattern(say('checkout', 'insurance.flexible')) })
  if ((await plain.count()) > 0) await plain.check()
  await shopper.pay()
  await expect(page.getByText(say('checkout', 'outcome.bookedTitle'))).toBeVisible()
  await page.goForward()
  await expect(confirmed(page)).toBeVisible()
  expect(orderOf(page)).toBe(order)
  expect(complaints.filter((each) => !each.includes('409'))).toEqual([])
})

test('a tab closed at the bank: agreed to in another browser, which shows the booking', async ({
  page,
  browser,
}) => {
  const { shopper, confirmed } = await toPay(page, { locale: 'it_IT', ahead: 79, card: askingCard })
  await shopper.pay()
  await page.waitForURL(/\/sandbox-psp\/challenge\//)
  const question = page.url()
  await page.close()

  const phone = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const other = await phone.newPage()
  await other.goto(question)
  await other.getByRole('button').first().click()
  await other.waitForURL(/\/confirmation\/[0-9a-f-]{36}/)
  await expect(confirmed(other)).toBeVisible({ timeout: 20_000 })
  await expectNoViolation(other)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await phone.close()
})
