import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { expect, type Locator, type Page } from '@playwright/test'
import { pattern, type Say } from './texts'

const buyer = {
  firstName: 'Anne',
  lastName: 'Martin',
  phoneNumber: '+33 6 12 34 56 78',
  addressLine: '1 rue Haute',
  postalCode: '21200',
  city: 'Beaune',
} as const

/** Mailbox of a buyer who has booked nothing yet: second bookings are asked about. */
export const newEmail = () => `anne.martin.${Date.now()}@example.fr`

export const goodCard = '4242 4242 4242 4242'
export const refusedCard = '4000 0000 0000 0002'
export const askingCard = '4000 0027 6000 3184'

/** A visitor who reads labels and presses what is visible, with a mouse or a finger. */
export function createShopper(page: Page, say: Say, { touch = false }: { touch?: boolean } = {}) {
  const press = (locator: Locator) => (touch ? locator.tap() : locator.click())

  return {
    refuseCookies: () => press(page.getByRole('button', { name: say('shell', 'consent.refuse') })),

    acceptCookies: () => press(page.getByRole('button', { name: say('shell', 'consent.accept') })),

    /** On a phone the list opens over the screen with an input of its own. */
    async chooseDestination(text: string) {
      const name = say('ui', 'destination.label')
      await press(page.getByRole('combobox', { name }).first())
      const sheet = page.getByRole('dialog', { name })
      const isWide = (page.viewportSize()?.width ?? 0) >= 1000
      await (isWide ? page : sheet).getByRole('combobox', { name }).fill(text)
      await press(page.getByRole('listbox').getByRole('option').first())
    },

    /** One night from a day on (`yyyy-MM-dd`); months that do not show it are turned over. */
    async chooseNight(checkin: string) {
      await press(page.getByRole('combobox', { name: pattern(say('ui', 'calendar.label')) }))
      const calendar = page.getByRole('dialog', { name: say('ui', 'calendar.title') })
      const lastDay = calendar.locator('[data-day]').last()
      const next = calendar.getByRole('button', { name: say('ui', 'calendar.nextMonth') })
      const later = next.or(calendar.getByRole('button', { name: say('ui', 'calendar.moreMonths') }))
      for (const day of [checkin, addDays(checkin, 1)]) {
        for (let last = await lastDay.getAttribute('data-day'); last && last < day; ) {
          await press(later)
          await expect(lastDay).not.toHaveAttribute('data-day', last)
          last = await lastDay.getAttribute('data-day')
        }
        await press(calendar.locator(`[data-day="${day}"]`))
      }
      const validate = calendar.getByRole('button', { name: say('ui', 'calendar.validate') })
      if (await validate.isVisible()) await press(validate).catch(() => {})
      await expect(calendar).toBeHidden()
    },

    async search() {
      await press(page.getByRole('button', { name: say('search', 'box.submit') }))
      await page.waitForURL(/\/search\?/)
    },

    /** Takes it from the results, which the title counts: the page before them shows stays too, and so do suggestions. */
    async openFirstStay() {
      await page.waitForURL(/\/search/)
      const title = page.getByRole('heading', { level: 1, name: /\d/ })
      await title.waitFor()
      expect(await title.textContent(), 'there is a result to open').not.toMatch(/^\s*0\b/)
      const card = page.getByRole('article').first()
      await press(card.getByRole('link').first())
      await page.waitForURL(/\/product\//)
    },

    /** Chooses a free day for each activity that wants one, then books. */
    async book() {
      const choosers = page.getByRole('group', { name: pattern(say('product', 'programme.dayOf')) })
      const booking = page.getByRole('button', { name: say('product', 'booking.button.book'), exact: true })
      // Enabled once the price is known, and with it the days of the activities.
      await expect(booking.first()).toBeEnabled()
      for (const chooser of await choosers.all())
        await press(chooser.locator('button:not([disabled]):not([aria-disabled="true"])').first())
      await press(booking.first())
      await page.waitForURL(/\/checkout\//)
    },

    /** Fills in what the form asks of this order; a stay is not insured. Answers with the address that was typed. */
    async fillBuyer({ email = newEmail() }: { email?: string } = {}) {
      const field = (name: string) =>
        page.getByRole('textbox', { name: say('checkout', `buyer.${name}`), exact: true })
      await field('firstName').waitFor()
      const civility = page.getByRole('combobox', { name: say('checkout', 'buyer.civility') })
      if (await civility.isVisible()) await civility.selectOption('MRS')
      for (const [name, value] of Object.entries({ ...buyer, email }))
        if (await field(name).isVisible()) await field(name).fill(value)
      const plain = page.getByRole('radio', { name: pattern(say('checkout', 'insurance.flexible')) })
      if ((await plain.count()) > 0) await plain.check()
      return { email }
    },

    async fillCard(number: string) {
      await page.getByRole('textbox', { name: say('checkout', 'payment.number') }).fill(number)
      await page.getByRole('textbox', { name: say('checkout', 'payment.expiry') }).fill('12 / 30')
      await page.getByRole('textbox', { name: say('checkout', 'payment.cvc') }).fill('123')
    },

    pay: () => press(page.getByRole('button', { name: pattern(say('checkout', 'payment.pay')) })),
  }
}
