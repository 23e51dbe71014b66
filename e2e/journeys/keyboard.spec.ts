import { tabTo, tabToElement } from '../src/keyboard'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')
test('a weekend is booked by keyboard alone', async ({ page, complaints }) => {
  test.setTimeout(120_000)
  const { keyboard } = page
  await page.goto('/')
  await tabTo(page, 'button', pattern(say('shell', 'consent.refuse')))
  await keyboard.press('Enter')

  await page.locator('body').press('Home')
  await tabTo(page, 'combobox', pattern(say('ui', 'destination.label')))
  await keyboard.type('marseil')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')

  await tabTo(page, 'combobox', pattern(say('ui', 'calendar.label')))
  await keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: say('ui', 'calendar.title') })
  await expect(calendar.locator('[data-day]:focus')).toBeVisible()
  await keyboard.press('PageDown')
  await keyboard.press('Enter')
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect(calendar).toBeHidden()

  await tabTo(page, 'button', pattern(say('search', 'box.submit')))
  await keyboard.press('Enter')
  await page.waitForURL(/\/search\?/)
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await tabTo(page, 'link', pattern(title.trim()))
  await keyboard.press('Enter')
  await page.waitForURL(/\/product\//)

  const days = page.getByRole('group', { name: pattern(say('product', 'programme.dayOf')) })
  const book = page.getByRole('button', { name: say('product', 'booking.button.book'), exact: true }).first()
  await expect(book).toBeVisible()
  // The days come with the price.
  await expect(book).not.toHaveAttribute('aria-busy')
  for (const chooser of await days.all()) {
    const free = chooser.locator('button:not([disabled]):not([aria-disabled="true"])').first()
    await tabToElement(page, free)
    await keyboard.press('Enter')
  }
  await tabTo(page, 'button', new RegExp(`"${say('product', 'booking.button.book')}"`))
  await keyboard.press('Enter')
  await page.waitForURL(/\/checkout\//)

  await tabTo(page, 'combobox', pattern(say('checkout', 'buyer.civility')))
  await keyboard.press('ArrowDown')
  for (const value of ['Anne', 'Martin', 'anne@example.fr']) {
    await keyboard.press('Tab')
    await keyboard.type(value)
  }
  await tabTo(page, 'textbox', pattern(say('checkout', 'buyer.phoneNumber')))
  await keyboard.type('06 12 34 56 78')
  for (const value of ['1 rue Haute', '13001', 'Marseille']) {
    await keyboard.press('Tab')
    await keyboard.type(value)
  }
  await tabTo(page, 'radio', pattern(say('checkout', 'insurance.flexible')))
  await keyboard.press('Space')
  await tabTo(page, 'textbox', pattern(say('checkout', 'payment.number')))
  await keyboard.type('4242424242424242')
  await keyboard.press('Tab')
  await keyboard.type('1230')
  await keyboard.press('Tab')
  await keyboard.type('123')
  await keyboard.press('Enter')
  await page.waitForURL(/\/confirmation\//, { timeout: 20_000 })
  await expect(
    page.getByRole('heading', { level: 1, name: say('checkout', 'confirmation.title') }),
  ).toBeVisible()
  expect(complaints).toEqual([])
})
