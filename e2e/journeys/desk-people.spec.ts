import { readFile } from 'node:fs/promises'
import { expectNoViolation } from '../src/accessibility'
import { booked, findByKeyboard, signIn } from '../src/desk'
import { careHomeOf } from '../src/market-urls'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

test('[SH-017] an agent opens the file of a person by keyboard and asks for a copy, a lead agrees, and it is saved', async ({
  page,
}) => {
  const say = textsOf('it_IT')
  const { bookingNumber } = await booked('fr_BE', 'Verhaegen', 57)
  const email = 'verhaegen@example.com'
  const desk = `${careHomeOf('it_IT')}/desk`
  await signIn(page, say, 'agent', desk)
  await findByKeyboard(page, say, bookingNumber)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bookingNumber)
  await page.getByRole('link', { name: pattern(say('desk', 'file.paidOrders_one')) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Verhaegen$/ })).toBeVisible()
  await expect(page.getByText(bookingNumber).last()).toBeVisible()
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolation(page)
  }

  await page.getByRole('button', { name: say('desk', 'people.ask.export') }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: pattern(say('desk', 'refund.reason')) }).focus()
  await page.keyboard.type('By post')
  await expectNoViolation(page)
  await dialog.getByRole('button', { name: say('desk', 'people.send') }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('desk', 'approvals.outcome.waiting'))).toBeVisible()

  await page.context().clearCookies({ name: 'google_token' })
  await signIn(page, say, 'lead', `${desk}/approvals`)
  const row = page.getByRole('listitem').filter({ hasText: email })
  await row.getByRole('button', { name: say('desk', 'approvals.approve') }).focus()
  await page.keyboard.press('Enter')
  const save = row.getByRole('button', { name: say('desk', 'people.copy.save') })
  await expect(save).toBeVisible()
  await expectNoViolation(page)
  const downloading = page.waitForEvent('download')
  await save.click()
  const copy = await readFile(await (await downloading).path(), 'utf8')
  expect(JSON.parse(copy).orders).toMatchObject([{ bookingNumber }])
})

test('[SH-017] a reload of a person’s file, Back and another e-mail lead to the file of each', async ({
  page,
}) => {
  const say = textsOf('fr_FR')
  await booked('es_ES', 'Goikoetxea', 59)
  await signIn(page, say, 'lead', `${careHomeOf('fr_FR')}/desk/people`)
  const title = page.getByRole('heading', { level: 1 })
  const open = async (email: string) => {
    await page.getByRole('textbox', { name: pattern(say('desk', 'people.email')) }).fill(email)
    await page.keyboard.press('Enter')
  }
  await expect(title).toHaveText(say('desk', 'people.title'))
  await open('goikoetxea@example.com')
  await expect(title).toHaveText(/Goikoetxea$/)
  await page.reload()
  await expect(title).toHaveText(/Goikoetxea$/)
  await findByKeyboard(page, say, 'unknown@example.org')
  await expect(title).toHaveText('unknown@example.org')
  await expect(page.getByText(say('desk', 'people.none.orders'))).toBeVisible()
  await expectNoViolation(page)
  await page.goBack()
  await expect(title).toHaveText(/Goikoetxea$/)
})
