import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { getOrder } from '@escapade/shared-contracts/api/orders/orders'
import type { Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { gatewayUrl } from '../src/addresses'
import { checkoutLink, chooseDays } from '../src/checkout'
import { createShopper, goodCard, newEmail } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

test.describe.configure({ mode: 'parallel' })

const api = createApiClient({ baseUrl: gatewayUrl })
const promotionCents = 1_000

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
    await page.goto(await checkoutLink(locale, ahead))
    await shopper.refuseCookies()
    await chooseDays(page, say)
    await shopper.fillBuyer()

    const pay = page.getByRole('button', { name: pattern(say('checkout', 'payment.pay')) })
    await expect(pay).toBeEnabled()
    const plain = centsOf(await pay.textContent())
    const insured = page.getByRole('radio', { name: pattern(say('checkout', 'insurance.insured')) })
    await expect(insured).toHaveAccessibleName(/\+.*\d.*72.*25/)
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
  const link = await checkoutLink('it_IT', 58, 3)
  const email = newEmail()
  const order = async (tab: Page) => {
    const shopper = createShopper(tab, say)
    await tab.goto(link)
    if (tab === page) await shopper.refuseCookies()
    // This browser knows of it; the gateway asks who pays once more, in whichever browser.
    else await tab.getByRole('button', { name: say('checkout', 'outcome.bookAgain') }).click()
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
