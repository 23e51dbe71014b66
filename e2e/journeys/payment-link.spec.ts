import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { expectNoViolation } from '../src/accessibility'
import { checkoutLink, chooseDays } from '../src/checkout'
import { dayAhead } from '../src/days'
import { booked, signIn } from '../src/desk'
import { mailsTo } from '../src/mailbox'
import { careHomeOf, homeOf } from '../src/market-urls'
import { askingCard, createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const linkIn = (mail: string) => /href="([^"]+\/checkout\/payment\/[^"]+)"/.exec(mail)?.[1] ?? ''

for (const [locale, card, ahead] of [
  ['fr_FR', goodCard, 41],
  ['nl_BE', askingCard, 43],
] as const)
  test(`[SC-050] [SH-017] an agent books for a caller, who pays by the link of the mail: ${locale}`, async ({
    page,
    browser,
    request,
  }) => {
    test.setTimeout(120_000)
    const say = textsOf(locale)
    const shopper = createShopper(page, say)
    await page.setViewportSize({ width: 1280, height: 900 })
    const checkout = (await checkoutLink(locale, ahead, 2)).replace(homeOf[locale], careHomeOf(locale))
    await signIn(page, say, 'agent', checkout)
    await expect(page.getByRole('heading', { name: say('caller', 'buyer.title') })).toBeVisible()
    await expect(page.getByRole('textbox', { name: say('checkout', 'payment.number') })).toHaveCount(0)
    await expectNoViolation(page)
    await chooseDays(page, say, say('caller', 'buyer.title'))
    const { email } = await shopper.fillBuyer()
    await page.getByRole('button', { name: say('caller', 'link.send') }).click()
    await expect(page.getByText(email)).toBeVisible()
    await expectNoViolation(page)
    await page.getByRole('link', { name: say('caller', 'link.file') }).click()
    await expect(page.getByText(say('desk', 'cause.payment-link-sent')).first()).toBeVisible()

    const [mail = ''] = await mailsTo(request, email)
    const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
    await phone.goto(linkIn(mail))
    await expect(
      phone.getByRole('heading', { level: 1, name: say('checkout', 'linked.title') }),
    ).toBeVisible()
    expect(phone.url()).not.toContain('#')
    await createShopper(phone, say).refuseCookies()
    await expectNoViolation(phone)
    await phone.reload()
    const caller = createShopper(phone, say)
    await caller.fillCard(card)
    await caller.pay()
    if (card === askingCard) {
      await phone.waitForURL(/\/sandbox-psp\/challenge\//)
      await phone.getByRole('button').first().click()
    }
    await phone.waitForURL(/\/confirmation\//, { timeout: 20_000 })
    await expect(
      phone.getByRole('heading', { level: 1, name: say('checkout', 'confirmation.title') }),
    ).toBeVisible()
    // Opened again, the link says what became of it.
    await phone.goto(linkIn(mail))
    await phone.waitForURL(/\/confirmation\//)
    await phone.context().close()
  })

test('[SC-050] [SH-017] an agent makes a booking longer for a caller, who pays the difference by the link of the mail', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const say = textsOf('it_IT')
  const { orderUUID } = await booked('it_IT', 'Bevilacqua', 63, { mayGrow: true })
  const [email, checkin] = ['bevilacqua@example.com', dayAhead(63)]
  await signIn(page, textsOf('fr_FR'), 'agent', `${careHomeOf('fr_FR')}/desk/orders/${orderUUID}`)
  await page.getByRole('link', { name: textsOf('fr_FR')('desk', 'acts.change') }).click()
  await page.waitForURL(/\/checkout\/modification\//)
  // The desk has led to it: neither number nor mailbox is asked for.
  const changed = `#checkin=${checkin}&checkout=${addDays(checkin, 2)}&nights=2`
  await page.evaluate((hash) => window.location.assign(hash), changed)
  const hold = page.getByRole('combobox', { name: textsOf('fr_FR')('caller', 'link.hours') })
  await expect(hold).toBeVisible()
  await expectNoViolation(page)
  await page.getByRole('button', { name: pattern(textsOf('fr_FR')('caller', 'booking.change.pay')) }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  await expectNoViolation(page)

  const mails = await mailsTo(request, email)
  const mail = mails.find((each) => linkIn(each)) ?? ''
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await phone.goto(linkIn(mail))
  await expect(
    phone.getByRole('heading', { level: 1, name: say('checkout', 'linked.changeTitle') }),
  ).toBeVisible()
  const caller = createShopper(phone, say)
  await caller.refuseCookies()
  await expectNoViolation(phone)
  await caller.fillCard(goodCard)
  await caller.pay()
  await phone.waitForURL(/\/confirmation\//, { timeout: 20_000 })
  await phone.context().close()
  await page.goto(`${careHomeOf('fr_FR')}/desk/orders/${orderUUID}`)
  await expect(page.getByText(textsOf('fr_FR')('desk', 'state.changed')).first()).toBeVisible()
})

test('[SC-050] a payment link without its key, or with another one, says so', async ({ page }) => {
  const say = textsOf('fr_FR')
  const address = `${homeOf.fr_FR}/checkout/payment/6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10`
  for (const url of [address, `${address}#guessed`]) {
    await page.goto('about:blank')
    await page.goto(url)
    await expect(
      page.getByRole('heading', { level: 1, name: say('checkout', 'linked.noneTitle') }),
    ).toBeVisible()
  }
  await expectNoViolation(page)
})
