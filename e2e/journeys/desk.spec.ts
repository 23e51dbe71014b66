import { expectNoViolation, settled } from '../src/accessibility'
import { booked, findByKeyboard, signIn } from '../src/desk'
import { careHomeOf, homeOf } from '../src/market-urls'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

for (const [locale, customer, name] of [
  ['fr_FR', 'nl_NL', 'Vandenbroucke'],
  ['nl_NL', 'fr_FR', 'Delacroix'],
] as const) {
  test(`[SH-017] an agent finds an order of ${customer} by keyboard, notes, sends again: desk in ${locale}`, async ({
    page,
    complaints,
  }) => {
    const say = textsOf(locale)
    const { bookingNumber } = await booked(customer, name, 40)
    await signIn(page, say, 'agent', `${careHomeOf(locale)}/desk`)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await findByKeyboard(page, say, `${name.slice(0, 4)}x${name.slice(5)}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(bookingNumber)
    await expect(
      page
        .locator('[lang]')
        .filter({ hasText: textsOf(customer)('desk', 'mirror.total') })
        .last(),
    ).toBeVisible()
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolation(page)
    }
    await expect(page.getByText(pattern(say('desk', 'acts.whoMay'))).first()).toBeVisible()
    await expect(page.getByRole('button', { name: say('desk', 'acts.cancel') })).toHaveCount(0)

    await page.getByRole('button', { name: say('desk', 'acts.resend') }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '@example.com' })).toBeVisible()
    await page.getByRole('textbox', { name: say('desk', 'notes.label') }).focus()
    await page.keyboard.type('Prefers mail')
    await page.getByRole('button', { name: say('desk', 'notes.add') }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Prefers mail', { exact: true })).toBeVisible()
    expect(complaints.filter((each) => !/status of 40[14]\b/.test(each))).toEqual([])
  })
}

test('[SH-017] [SC-017] a lead gives a part back, then cancels, by keyboard, and the audit says so; an agent reads who may see it', async ({
  page,
}) => {
  const say = textsOf('fr_FR')
  const { bookingNumber } = await booked('it_IT', 'Montecorvino', 45)
  await signIn(page, say, 'lead', `${careHomeOf('fr_FR')}/desk`)
  await findByKeyboard(page, say, bookingNumber)
  const dialog = page.getByRole('dialog')
  const history = page.getByRole('region', { name: say('desk', 'history.title') })
  const reason = dialog.getByRole('textbox', { name: pattern(say('desk', 'refund.reason')) })
  await page.getByRole('button', { name: say('desk', 'acts.give-back') }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: pattern(say('desk', 'refund.amount')) }).focus()
  await page.keyboard.type('5')
  await reason.focus()
  await page.keyboard.type('Cold breakfast')
  await dialog.getByRole('button', { name: /5 €/ }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(history.getByText(say('desk', 'cause.goodwill'))).toBeVisible()

  await page.getByRole('button', { name: say('desk', 'acts.cancel') }).focus()
  await page.keyboard.press('Enter')
  const confirm = dialog.getByRole('button', { name: pattern(say('desk', 'refund.confirm.cancel')) })
  await expect(confirm).toBeVisible()
  await expectNoViolation(page)
  await reason.focus()
  await page.keyboard.type('The guest is ill')
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(history.getByText(say('desk', 'cause.cancelled'), { exact: true })).toBeVisible()
  await expect(page.getByText('The guest is ill')).toBeVisible()

  await page.getByRole('link', { name: say('desk', 'frame.audit'), exact: true }).click()
  const table = page.getByRole('table', { name: say('desk', 'audit.title') })
  await expect(table.getByRole('link', { name: bookingNumber }).first()).toBeVisible()
  await expect(table.getByText('confirmed → cancelled').first()).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: say('desk', 'audit.export.start') }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolation(page)
  }
  await page.getByRole('link', { name: say('desk', 'frame.roles'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('desk', 'roles.title') })).toBeVisible()
  await expectNoViolation(page)

  await page.context().clearCookies({ name: 'google_token' })
  await signIn(page, say, 'agent', `${careHomeOf('fr_FR')}/desk/audit`)
  await expect(page.getByText(say('desk', 'problem.role'))).toBeVisible()
})

test('[SC-017] an agent asks a lead for money back by keyboard, the lead approves it, and the agent sees it', async ({
  page,
}) => {
  const say = textsOf('nl_NL')
  const { bookingNumber, orderUUID } = await booked('es_ES', 'Etxeberria', 47)
  const file = `${careHomeOf('nl_NL')}/desk/orders/${orderUUID}`
  await signIn(page, say, 'agent', file)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: say('desk', 'approvals.ask.give-back') }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: pattern(say('desk', 'refund.amount')) }).focus()
  await page.keyboard.type('7')
  await dialog.getByRole('textbox', { name: pattern(say('desk', 'refund.reason')) }).focus()
  await page.keyboard.type('Cold breakfast')
  await expectNoViolation(page)
  await dialog.getByRole('button', { name: /7.*€|€.*7/ }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('desk', 'approvals.outcome.waiting'))).toBeVisible()

  await page.context().clearCookies({ name: 'google_token' })
  await signIn(page, say, 'lead', `${careHomeOf('nl_NL')}/desk/approvals`)
  // The number alone stands among the files that were read last as well.
  const row = page
    .getByRole('listitem')
    .filter({ hasText: bookingNumber })
    .filter({ hasText: 'Cold breakfast' })
  await expect(row).toBeVisible()
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolation(page)
  }
  await row.getByRole('button', { name: say('desk', 'approvals.approve') }).focus()
  await page.keyboard.press('Enter')
  await expect(row.getByText(pattern(say('desk', 'approvals.outcome.approved')))).toBeVisible()

  await page.context().clearCookies({ name: 'google_token' })
  await signIn(page, say, 'agent', file)
  await expect(page.getByText(say('desk', 'cause.goodwill'))).toBeVisible()
  await expect(page.getByText(pattern(say('desk', 'approvals.outcome.approved')))).toBeVisible()
})

/** Kilobytes of 1000 bytes, compressed. */
const mostScriptKb = 250

test('the first load of the desk stays within its budget', async ({ page, browser }) => {
  const say = textsOf('fr_FR')
  await signIn(page, say, 'lead', `${careHomeOf('fr_FR')}/desk`)
  // Nothing is in the cache of another one with the same session.
  const fresh = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage()
  const sizes: Promise<number>[] = []
  fresh.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      )
  })
  await fresh.goto(`${careHomeOf('fr_FR')}/desk`, { waitUntil: 'networkidle' })
  await expect(fresh.getByRole('searchbox')).toBeVisible()
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes / 1000).toBeLessThanOrEqual(mostScriptKb)
})

test('[SH-017] a host of visitors has no desk, and its pages load nothing of it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = await page.goto(`${homeOf.fr_FR}/desk`)
  expect(answer?.status()).toBe(404)
  await page.goto(homeOf.fr_FR)
  await settled(page)
  expect(await page.content()).not.toContain('mf-desk')
  expect(asked.filter((url) => url.includes('mf-desk'))).toEqual([])
})
