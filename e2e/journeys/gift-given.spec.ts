import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Browser, Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { proveMailbox } from '../src/account'
import { dayAhead } from '../src/days'
import { mailsTo } from '../src/mailbox'
import { homeOf } from '../src/market-urls'
import { firstOnSale } from '../src/on-sale'
import { createShopper, goodCard, newEmail } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, type Say, textsOf } from '../src/texts'

const phone = { width: 360, height: 740 }
const giver = 'Julie & Tom'
const words = 'Bon voyage 🎉'
const worth = 25_000

/** A stay of one night that the gift pays in full, with a part of the gift left. */
const stayWithin = (locale: MarketLocale) =>
  firstOnSale({ locale, ahead: 40, nights: 1, isWanted: ({ sellPrice }) => sellPrice < worth })

async function chooseDay(page: Page, say: Say, label: string) {
  const day = page.getByRole('group', { name: say('checkout', label), exact: true })
  await day.getByRole('button', { name: say('ui', 'dayChoice.change') }).click()
  await day.getByRole('button', { name: say('ui', 'calendar.nextMonth') }).click()
  const chosen = day.locator('[data-day]:not([aria-disabled="true"])').nth(3)
  const date = (await chosen.getAttribute('data-day')) ?? ''
  await chosen.click()
  return date
}

/** Buys a gift card for a recipient, by mail on another day; answers with the mailbox of the buyer. */
async function give(page: Page, locale: MarketLocale, recipient: string) {
  const say = textsOf(locale)
  const shopper = createShopper(page, say)
  await page.goto(homeOf[locale] + paths.giftCard())
  await shopper.refuseCookies()
  await page.getByRole('radio', { name: /250/ }).check({ force: true })
  await page.getByRole('textbox', { name: say('gifting', 'card.fromName') }).fill(giver)
  await page.getByRole('textbox', { name: pattern(say('gifting', 'card.message')) }).fill(words)
  await page.getByRole('button', { name: /250/ }).click()
  await page.waitForURL(/\/checkout\/gifting/)
  const { email } = await shopper.fillBuyer()
  await page.getByText(say('checkout', 'delivery.recipient')).first().click()
  await page.getByRole('textbox', { name: say('checkout', 'delivery.email') }).fill(recipient)
  await chooseDay(page, say, 'delivery.day')
  await shopper.fillCard(goodCard)
  await shopper.pay()
  await page.waitForURL(/\/confirmation\//)
  return email
}

/** Proves the giver's mailbox, and has the gift sent on another day. */
async function sendLater(page: Page, say: Say, { email, recipient }: { email: string; recipient: string }) {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: say('checkout', 'confirmation.manage') }).click()
  await main.getByRole('button', { name: say('checkout', 'gifts.change') }).click()
  const sendCode = main.getByRole('button', { name: say('checkout', 'booking.code.send') })
  const field = main.getByRole('textbox', { name: say('checkout', 'delivery.email') })
  await expect(sendCode.or(field)).toBeVisible()
  if (await sendCode.isVisible()) await proveMailbox(page, say, email)
  await field.fill(recipient)
  await chooseDay(page, say, 'delivery.day')
  await expectNoViolation(page)
  await main.getByRole('button', { name: say('checkout', 'gifts.save') }).click()
  await expect(main.getByText(say('checkout', 'gifts.saved'))).toBeVisible()
  await main.getByRole('button', { name: say('checkout', 'booking.resend') }).click()
  const [said = ''] = say('checkout', 'booking.resent').split('{{email}}')
  await expect(main.getByText(said)).toBeVisible()
}

/** Opens the gift as its recipient does, with a code as people paste it. */
async function openGift(page: Page, locale: MarketLocale, code: string) {
  const say = textsOf(locale)
  await page.goto(homeOf[locale] + paths.receivedGift())
  await createShopper(page, say).refuseCookies()
  const typed = ` ${code.toLowerCase().replaceAll('-', ' – ')} `
  await page.getByRole('textbox', { name: say('gifting', 'received.code') }).fill(typed)
  await page.getByRole('button', { name: say('gifting', 'received.check') }).click()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText(say('gifting', 'received.from').replace('{{name}}', giver))).toBeVisible()
}

async function thank(page: Page, say: Say) {
  await page.getByRole('button', { name: say('gifting', 'acts.thank') }).click()
  await page.getByRole('textbox', { name: say('gifting', 'card.fromName') }).fill('Léa')
  await page.getByRole('textbox', { name: pattern(say('gifting', 'card.message')) }).fill('💛')
  await expectNoViolation(page)
  await page.getByRole('button', { name: say('gifting', 'thanks.send') }).click()
  await expect(page.getByText(say('gifting', 'acts.said.thanked'))).toBeVisible()
}

/** Books a stay that the gift pays, with no card at all; answers with the sum that is left on it. */
async function spend(page: Page, locale: MarketLocale): Promise<number> {
  const say = textsOf(locale)
  const { stay, checkin } = await stayWithin(locale)
  const query = new URLSearchParams({ productId: stay.id, locale, selectedOffer: stay.id })
  const hash = new URLSearchParams({ checkin, checkout: addDays(checkin, 1), a: '2' })
  await page.goto(`${homeOf[locale]}/checkout/booking?${query}#${hash}`)
  const shopper = createShopper(page, say)
  await shopper.fillBuyer({ email: newEmail() })
  const days = page.getByRole('region', { name: say('checkout', 'days.title') })
  for (const select of await days.getByRole('combobox').all()) await select.selectOption({ index: 1 })
  await page.getByRole('button', { name: pattern(say('checkout', 'payment.payNothing')) }).click()
  await page.waitForURL(/\/confirmation\//)
  return worth - stay.sellPrice
}

const recipientPage = async (browser: Browser) => (await browser.newContext({ viewport: phone })).newPage()

for (const locale of ['fr_FR', 'nl_BE', 'it_IT'] as const) {
  test(`[GI-016] [GI-037] a gift is given, sent on another day, opened, thanked for and spent on a phone: ${locale}`, async ({
    page,
    browser,
    complaints,
  }) => {
    test.setTimeout(120_000)
    const say = textsOf(locale)
    const recipient = `lea.${Date.now()}@example.com`
    await page.setViewportSize(phone)
    const email = await give(page, locale, recipient)
    await sendLater(page, say, { email, recipient })

    const mails = await mailsTo(page.request, email)
    const code = mails.map((mail) => /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/.exec(mail)?.[0]).find(Boolean) ?? ''
    const held = await recipientPage(browser)
    await openGift(held, locale, code)
    await thank(held, say)
    const left = await spend(held, locale)
    const amount = formatCents({ cents: left, locale }).replace(/\s/g, '\\s')
    await expect(held.getByText(new RegExp(amount)).first()).toBeVisible()
    await expectNoViolation(held)

    await page.reload()
    const gifts = page.getByRole('region', { name: say('checkout', 'gifts.title_one') })
    const today = dayAhead(0).slice(8).replace(/^0/, '')
    for (const step of ['gifts.opened', 'gifts.thanked']) {
      const [before = ''] = say('checkout', step).split('{{date}}')
      await expect(gifts.getByText(new RegExp(`^${before}${today}`))).toBeVisible()
    }
    expect(complaints).toEqual([])
  })
}
