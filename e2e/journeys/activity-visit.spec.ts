import type { Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { proveMailbox } from '../src/account'
import { firstActivity } from '../src/first-offers'
import { createShopper, goodCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

/**
 * Opens the calendar of the visit's day and presses one of those with places, in the month after the shown one: that one
 * may be all but over. Answers with its date.
 */
async function pickDay(page: Page, opener: 'choose' | 'change', nth: number): Promise<string> {
  const choice = page.getByRole('region', { name: say('ui', 'dayChoice.title') })
  await choice.getByRole('button', { name: say('ui', `dayChoice.${opener}`) }).click()
  await choice.getByRole('grid').waitFor()
  await choice.getByRole('button', { name: say('ui', 'calendar.nextMonth') }).click()
  const day = choice.locator('[data-day]:not([aria-disabled="true"])').nth(nth)
  const date = (await day.getAttribute('data-day')) ?? ''
  await day.click()
  return date
}

test('[CH-001] [AC-016] the day of an activity is chosen, paid for, kept and moved on a phone', async ({
  page,
  complaints,
}) => {
  const shopper = createShopper(page, say)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await firstActivity())
  await shopper.refuseCookies()
  const day = await pickDay(page, 'choose', 1)
  expect(page.url()).toContain(`checkin=${day}`)
  await page.getByRole('button', { name: say('activity', 'buy.ownUse') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('activity', 'dialog.continue') })
    .click()
  await page.waitForURL(/\/checkout\/activity/)
  expect(page.url()).toContain(`checkin=${day}`)
  const { email } = await shopper.fillBuyer()
  await shopper.fillCard(goodCard)
  await shopper.pay()
  await page.waitForURL(/\/confirmation\//)
  await expect(page.getByText(say('checkout', 'confirmation.next2_visit'))).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('link', { name: say('checkout', 'confirmation.manage') })
    .click()
  const keep = page.getByRole('button', { name: say('checkout', 'booking.visit.keep') })
  const moved = await pickDay(page, 'change', 2)
  expect(moved).not.toBe(day)
  await expectNoViolation(page)
  await proveMailbox(page, say, email)
  await expect(keep).toBeVisible()
  await expectNoViolation(page)
  await keep.click()
  const [said = ''] = say('checkout', 'booking.visit.moved').split('{{email}}')
  await expect(page.getByText(said)).toBeVisible()
  await expect(keep).toBeHidden()
  expect(complaints).toEqual([])
})
