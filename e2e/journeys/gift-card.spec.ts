import { expectNoViolation } from '../src/accessibility'
import { mailsTo } from '../src/mailbox'
import { deadLinks, linksIn, pageAt } from '../src/shop-links'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')

test('[PR-069] [GI-001] [GI-026] [CH-002] a stay of the gift search is set up as a voucher and taken to the checkout', async ({
  page,
  complaints,
}) => {
  const shopper = createShopper(page, say)
  await page.goto('/search?flow=gifting#giftNights=2')
  await shopper.refuseCookies()
  await shopper.openFirstStay()
  const setup = page.getByRole('form', { name: say('gifting', 'setup.title') })
  await expect(setup.locator('[name="giftNights"]:checked')).toHaveCount(1)
  await expect(page.getByRole('button', { name: say('product', 'booking.button.seePrices') })).toHaveCount(0)
  // The format stands in the hash: the button follows a moment after the press.
  const printed = setup.getByRole('radio', { name: pattern(say('gifting', 'setup.physical')) })
  await expect(async () => {
    await printed.click({ force: true })
    await expect(printed).toBeChecked({ timeout: 2_000 })
  }).toPass()
  await expect(setup.getByRole('radio', { name: pattern('Bord de mer') })).toBeAttached()
  await setup.getByRole('textbox', { name: pattern(say('gifting', 'card.fromName')) }).fill('Anne')
  await setup.getByRole('button', { name: say('gifting', 'setup.give') }).click()
  await page.waitForURL(/\/checkout\/gifting\?.*giftNights=2.*#/)
  await expect(page.getByText(say('checkout', 'gift.physical'))).toBeVisible()
  await expect(page.getByText(/^2\snuits$/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('[SH-021] [SH-026] [GI-026] [GI-036] [GI-037] [SC-021] a gift card is bought, found in the mail, looked up and spent', async ({
  page,
  complaints,
}) => {
  const shopper = createShopper(page, say)
  await page.goto('/giftcard/customization')
  await shopper.refuseCookies()
  await page.getByRole('textbox', { name: say('gifting', 'card.fromName') }).fill('Anne')
  await page.getByRole('button', { name: /100/ }).click()
  await page.waitForURL(/\/checkout\/gifting/)
  const { email: buyer } = await shopper.fillBuyer()
  await shopper.fillCard(goodCard)
  await shopper.pay()
  await page.waitForURL(/\/confirmation\//)
  await expect(page.getByRole('heading', { name: say('checkout', 'confirmation.title_gift') })).toBeVisible()
  const number = (await page.getByText(/^\d{8}$/).textContent()) ?? ''

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: say('checkout', 'confirmation.voucher.open') }).click()
  const voucher = await opened
  await expectNoViolation(page)

  const [mail = ''] = await mailsTo(page.request, buyer)
  const [mailed = 'a code'] = /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/.exec(mail) ?? []
  const links = linksIn(mail, page.url())
  expect(links.map(pageAt)).toEqual(
    expect.arrayContaining(['voucher', 'voucherPdf', 'staticPage', 'contact']),
  )
  expect(await deadLinks(links)).toEqual([])
  await expect(voucher.getByText(mailed)).toBeVisible()
  const buttons = voucher.locator('.actions').getByRole('link')
  await expect(buttons).toHaveCount(2)
  await voucher.emulateMedia({ media: 'print' })
  for (const button of await buttons.all()) await expect(button).toBeHidden()
  const sheets = (await voucher.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
  await page.goto('/beneficiary/login')
  await page.getByRole('textbox', { name: say('gifting', 'received.code') }).fill(mailed)
  await page.getByRole('button', { name: say('gifting', 'received.check') }).click()
  await expect(page.getByText(say('gifting', 'received.status.usable'))).toBeVisible()
  await page.getByRole('link', { name: say('gifting', 'received.choose') }).click()
  await page.waitForURL(/\/search/)

  // The tab that has paid holds the key of its order; any other asks for number and e-mail.
  await page.goto('/booking/lookup#invoice')
  await page.getByRole('button', { name: say('checkout', 'booking.another') }).click()
  await page.getByRole('textbox', { name: say('checkout', 'booking.number') }).fill(number)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: say('checkout', 'buyer.email') })
    .fill(buyer)
  await page.getByRole('button', { name: say('checkout', 'booking.find') }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('checkout', 'booking.invoice') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(complaints).toEqual([])
})
