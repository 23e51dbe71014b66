import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Page } from '@playwright/test'
import { expectNoViolation, settled } from '../src/accessibility'
import { gatewayUrl } from '../src/addresses'
import { gatewayCommand } from '../src/gateway-command'
import { mailsTo } from '../src/mailbox'
import { homeOf } from '../src/market-urls'
import { firstOnSale } from '../src/on-sale'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const locale = 'nl_NL'
const say = textsOf(locale)
const nights = 2
const run = gatewayCommand()

/** A stay whose hotel has nothing left on its nights, and how one room of each kind becomes free. */
async function fullStay() {
  const { checkin, stay } = await firstOnSale({ locale, ahead: 130, nights })
  const api = createApiClient({ baseUrl: gatewayUrl })
  const { hotel } = await api.send(getStayDetail, { params: { id: stay.id }, query: { locale } })
  const rooms = await run('rooms', 'list', '--hotel', hotel.id)
  const leave = async (left: number) => {
    for (const { id } of rooms) {
      const days = ['--from', checkin, '--to', addDays(checkin, nights - 1)]
      await run('rooms', 'stock', String(id), '--rooms', String(left), ...days)
    }
  }
  await leave(0)
  const hash = new URLSearchParams({ checkin, checkout: addDays(checkin, nights), nights: String(nights) })
  return { url: `${homeOf[locale]}${paths.product({ id: stay.id, hash: String(hash) })}`, leave }
}

const linkIn = async (page: Page, email: string, words: string) => {
  let link = ''
  await expect(async () => {
    const mail = (await mailsTo(page.request, email)).find((body) => body.includes(words))
    link = /href="([^"]+\/waiting-list\/[^"?]+)"/.exec(mail ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 60_000 })
  return link
}

test('[PR-056] [GW-011] a full stay is waited for: a mail keeps the place, another tells of the room that is held, and it is booked', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const email = `wim.${Date.now()}@example.nl`
  const { url, leave } = await fullStay()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(url)
  await settled(page)
  await page.getByRole('button', { name: say('shell', 'consent.refuse') }).click()
  const book = say('product', 'booking.button.book')
  await page.getByRole('button', { name: book, exact: true }).click()
  await page.getByRole('button', { name: say('product', 'waiting.open') }).click()
  await expectNoViolation(page)
  await page.getByRole('textbox', { name: say('product', 'waiting.email') }).fill(email)
  await page.getByRole('button', { name: say('product', 'waiting.button') }).click()
  await expect(page.getByText(say('product', 'waiting.done').replace('{{email}}', email))).toBeVisible()

  await page.goto(await linkIn(page, email, 'Mijn plaats houden'))
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Mijn plaats houden' }).click()
  await expect(page.getByRole('heading', { name: 'Je staat op de wachtlijst' })).toBeVisible()
  await expectNoViolation(page)

  await leave(1)
  const link = await linkIn(page, email, 'Verblijf boeken')
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(url)
  await expect(stranger.getByText(say('product', 'booking.unavailable')).first()).toBeVisible()
  await stranger.context().close()

  const shopper = createShopper(page, say)
  await page.goto(link)
  await settled(page)
  await shopper.book()
  await shopper.fillBuyer({ email })
  await shopper.fillCard(goodCard)
  await shopper.pay()
  await expect(
    page.getByRole('heading', { level: 1, name: pattern(say('checkout', 'confirmation.title')) }),
  ).toBeVisible({ timeout: 30_000 })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'De kamer is besteld' })).toBeVisible()
})
