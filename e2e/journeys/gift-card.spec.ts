import type { Page } from '@playwright/test'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

/** The code in the newest mail that has one. */
async function codeInMail(page: Page): Promise<string> {
  let code = ''
  await expect(async () => {
    const mails = await (await page.request.get('/mailbox')).text()
    for (const [, address] of mails.matchAll(/<a href="(\/mailbox\/[^"]+)"/g)) {
      const mail = await (await page.request.get(`${address}/body`)).text()
      code ||= /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/.exec(mail)?.[0] ?? ''
    }
    expect(code).not.toBe('')
  }).toPass()
  return code
}

test('[SH-021] [SH-026] [GI-026] [GI-036] [GI-037] a gift card is bought, found in the mail, looked up and spent', async ({
  page,
  complaints,
}) => {
  const shopper = createShopper(page, say)
  await page.goto('/giftcard/customization')
  await shopper.refuseCookies()
  await page.getByRole('textbox', { name: say('gifting', 'card.fromName') }).fill('Anne')
  await page.getByRole('button', { name: /100/ }).click()
  await page.waitForURL(/\/checkout\/gifting/)
  await shopper.fillBuyer()
  await shopper.fillCard(goodCard)
  await shopper.pay()
  await page.waitForURL(/\/confirmation\//)
  await expect(page.getByRole('heading', { name: say('checkout', 'confirmation.title_gift') })).toBeVisible()
  const number = (await page.getByText(/^\d{8}$/).textContent()) ?? ''

  const mailed = await codeInMail(page)
  await page.goto('/beneficiary/login')
  await page.getByRole('textbox', { name: say('gifting', 'received.code') }).fill(mailed)
  await page.getByRole('button', { name: say('gifting', 'received.check') }).click()
  await expect(page.getByText(say('gifting', 'received.status.usable'))).toBeVisible()
  await page.getByRole('link', { name: say('gifting', 'received.choose') }).click()
  await page.waitForURL(/\/search/)

  await page.goto('/booking/lookup#invoice')
  await page.getByRole('textbox', { name: say('checkout', 'booking.number') }).fill(number)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: say('checkout', 'buyer.email') })
    .fill('anne.martin@example.fr')
  await page.getByRole('button', { name: say('checkout', 'booking.find') }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('checkout', 'booking.invoice') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(complaints).toEqual([])
})
