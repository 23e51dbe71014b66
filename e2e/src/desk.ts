import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Page } from '@playwright/test'
import { settled } from './accessibility'
import { gatewayUrl } from './addresses'
import { bookStay } from './book-stay'
import { dayAhead } from './days'
import { expect } from './test'
import { pattern, type Say } from './texts'

type Role = 'agent' | 'lead' | 'operator'

/** Signs in as a role of the demo, and comes to the address that was asked for. */
export async function signIn(page: Page, say: Say, role: Role, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: say('shell', 'careSignIn.button') }).click()
  await page.getByRole('button', { name: pattern(say('care', `signIn.demo.${role}`)) }).click()
  await page.waitForURL(address)
  await settled(page)
  const refuse = page.getByRole('button', { name: say('shell', 'consent.refuse') })
  if (await refuse.isVisible()) await refuse.click()
}

/** A booking that no other test has, by a buyer whose name says so. */
export async function booked(
  locale: Locale,
  lastName: string,
  daysAhead: number,
  more: { mayGrow?: boolean } = {},
) {
  const checkin = dayAhead(daysAhead)
  return bookStay(gatewayUrl, {
    locale,
    lastName,
    email: `${lastName.toLowerCase()}@example.com`,
    checkin,
    checkout: addDays(checkin, 1),
    ...more,
  })
}

/** Nothing but keys from here on: the field, the order, its acts. */
export async function findByKeyboard(page: Page, say: Say, text: string) {
  const dialog = page.getByRole('dialog', { name: say('desk', 'find.title') })
  // The page may not listen yet.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(text)
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}
