import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { getOrder } from '@escapade/shared-contracts/api/orders/orders'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { gatewayUrl } from '../src/addresses'
import { homeOf } from '../src/market-urls'
import { createShopper, goodCard, newEmail } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, type Say, textsOf } from '../src/texts'

test.describe.configure({ mode: 'parallel' })

const api = createApiClient({ baseUrl: gatewayUrl })
const promotionLeast = 10_000
const promotionCents = 1_000

/** A checkout by deep link: two nights that the promotion is for, without the days of activities. */
async function deepLink(locale: MarketLocale, daysAhead: number, rooms = 1): Promise<string> {
  const checkin = addDays(new Date().toISOString().slice(0, 10), daysAhead)
  const dates = { checkin, checkout: addDays(checkin, 2) }
  const { exactMatch } = await api.send(searchOffers, {
    body: { locale, searchCriterias: { adult: 2, child: 0, baby: 0, ...dates } },
  })
  const stay = exactMatch
    .flatMap(({ packages }) => packages)
    .find(({ sellPrice, availableRooms }) => sellPrice >= promotionLeast && (availableRooms ?? 0) >= rooms)
  if (!stay) throw new Error(`No stay of ${promotionLeast} cents with ${rooms} rooms in ${locale}`)
  const query = new URLSearchParams({ productId: stay.id, locale, selectedOffer: stay.id })
  return `${homeOf[locale]}/checkout/booking?${query}#${new URLSearchParams({ ...dates, a: '2' })}`
}

async function chooseDays(page: Page, say: Say) {
  const days = page.getByRole('region', { name: say('checkout', 'days.title') })
  await page.getByRole('heading', { name: say('checkout', 'buyer.title') }).waitFor()
  for (const select of await days.getByRole('combobox').all()) {
    const open = select.locator('option:not([disabled]):not([value=""])').first()
    await select.selectOption(await open.getAttribute('value'))
  }
}

const centsOf = (text: string | null) =>
  Math.round(
    Number(
      (text ?? '')
        .replace(/[^\d,.]/g, '')
        .replace(/\.(?=\d{3})/g, '')
        .replace(',', '.'),
    ) * 100,
  )

for (const [locale, width, ahead] of [
  ['fr_FR', 1280, 44],
  ['nl_BE', 360, 51],
] as const)
  test(`[CH-023] [CH-031] [CH-043] insured, with a code that was only typed, is paid once at its price in ${locale}`, async ({
    page,
    complaints,
  }) => {
    const say = textsOf(locale)
    const shopper = createShopper(page, say)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(await deepLink(locale, ahead))
    await shopper.refuseCookies()
    await chooseDays(page, say)
    await shopper.fillBuyer()

    const pay = page.getByRole('button', { name: pattern(say('checkout', 'payment.pay')) })
    await expect(pay).toBeEnabled()
    const plain = centsOf(await pay.textContent())
    const insured = page.getByRole('radio', { name: pattern(say('checkout', 'insurance.insured')) })
    await expect(insured).toHaveAccessibleName(/\+.*\d.*72h.*25\+/)
    await insured.check()
    await expect.poll(async () => centsOf(await pay.textContent())).toBeGreaterThan(plain)
    const withPremium = centsOf(await pay.textContent())

    await shopper.fillCard(goodCard)
    await page
      .getByRole('group', { name: say('checkout', 'reductions.title') })
      .getByRole('textbox')
      .fill('BIENVENUE10')
    await shopper.pay()
    await expect(page.getByText(say('checkout', 'reductions.heldTitle'))).toBeVisible()
    expect(page.url()).toContain('/checkout/booking')
    expect(centsOf(await pay.textContent())).toBe(withPremium - promotionCents)
    await expectNoViolation(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.reload()
    await expect(insured).toBeChecked()
    await expect.poll(async () => centsOf(await pay.textContent())).toBe(withPremium - promotionCents)
    await shopper.fillCard(goodCard)
    await shopper.pay()
    await page.waitForURL(/\/confirmation\//)
    const [, orderUUID = ''] = /confirmation\/([^?]+)/.exec(page.url()) ?? []
    const order = await api.send(getOrder, { params: { orderUUID } })
    expect(order).toMatchObject({
      status: 'confirmed',
      insured: true,
      totalAmount: withPremium - promotionCents,
    })
    expect(order.lines.map(({ kind }) => kind)).toEqual(['stay', 'insurance', 'promotion'])
    expect(complaints).toEqual([])
  })

test('[CH-038] asks who has booked these nights already before they are booked once more, also in another tab', async ({
  page,
  context,
  complaints,
}) => {
  const say = textsOf('it_IT')
  const link = await deepLink('it_IT', 58, 3)
  const email = newEmail()
  const order = async (tab: Page) => {
    const shopper = createShopper(tab, say)
    await tab.goto(link)
    if (tab === page) await shopper.refuseCookies()
    await chooseDays(tab, say)
    await shopper.fillBuyer({ email })
    await shopper.fillCard(goodCard)
    await shopper.pay()
  }
  await order(page)
  await page.waitForURL(/\/confirmation\//)

  const tab = await context.newPage()
  await tab.setViewportSize({ width: 360, height: 800 })
  await order(tab)
  await expect(tab.getByText(say('checkout', 'outcome.bookedTitle'))).toBeVisible()
  const mine = tab.getByRole('link', { name: say('checkout', 'outcome.seeBooking') })
  await expect(mine).toHaveAttribute('href', /\/booking\/lookup$/)
  await expectNoViolation(tab)
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await tab.getByRole('button', { name: say('checkout', 'outcome.bookAgain') }).click()
  await tab.waitForURL(/\/confirmation\//)
  expect(new URL(tab.url()).pathname).not.toBe(new URL(page.url()).pathname)
  expect(complaints).toEqual([])
})
