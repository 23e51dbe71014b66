import type { Locator, Page } from '@playwright/test'
import { booked, signIn } from '../src/desk'
import { careHomeOf } from '../src/market-urls'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const desk = `${careHomeOf('fr_FR')}/desk`

/** Presses and seconds that the commonest tasks of customer care may take. */
const most = { presses: 6, seconds: 30 }

/** An agent whose presses are counted: a click, a key that does something, and a text as one. */
function countedAgent(page: Page) {
  let presses = 0
  let begun = Date.now()
  const count = async (act: () => Promise<unknown>) => {
    presses += 1
    await act()
  }
  return {
    press: (locator: Locator) => count(() => locator.click()),
    key: (name: string) => count(() => page.keyboard.press(name)),
    type: (text: string) => count(() => page.keyboard.type(text)),
    fill: (locator: Locator, text: string) => count(() => locator.fill(text)),
    begin() {
      presses = 0
      begun = Date.now()
    },
    end(task: string) {
      const seconds = (Date.now() - begun) / 1000
      test.info().annotations.push({ type: task, description: `${presses} presses, ${seconds.toFixed(1)} s` })
      expect([task, presses <= most.presses, seconds <= most.seconds]).toEqual([task, true, true])
    },
  }
}
type Agent = ReturnType<typeof countedAgent>

const dialogOf = (page: Page) => page.getByRole('dialog')
const button = (place: Page | Locator, key: string) => place.getByRole('button', { name: say('desk', key) })
const field = (place: Page | Locator, key: string) =>
  place.getByRole('textbox', { name: pattern(say('desk', key)) })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** By the keyboard from wherever the agent is. */
async function find(page: Page, agent: Agent, text: string) {
  await agent.key('Control+k')
  await expect(dialogOf(page).getByRole('searchbox')).toBeFocused()
  await agent.type(text)
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible()
  await agent.key('Enter')
}

test('[SH-017] the ten commonest tasks of an agent and a lead take few presses and little time', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { bookingNumber, orderUUID } = await booked('nl_NL', 'Oosterwijk', 51)
  const other = await booked('fr_FR', 'Quatremer', 53)
  const file = `${desk}/orders/${orderUUID}`
  const agent = countedAgent(page)
  await signIn(page, say, 'agent', desk)
  // The page listens once its first file has been looked for.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(dialogOf(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()

  agent.begin()
  await find(page, agent, 'Ooosterwijk')
  await expect(title(page)).toContainText(bookingNumber)
  agent.end('find by a name with a typing error')

  agent.begin()
  await find(page, agent, other.bookingNumber)
  await expect(title(page)).toContainText('Quatremer')
  agent.end('find by number, and open a second file')

  agent.begin()
  await agent.press(page.getByRole('link', { name: bookingNumber }))
  await expect(page.getByRole('region', { name: say('desk', 'file.sees') })).toBeVisible()
  agent.end('go back to a file that is open')

  agent.begin()
  await agent.press(button(page, 'acts.resend'))
  await expect(page.getByRole('status').filter({ hasText: '@example.com' })).toBeVisible()
  agent.end('send the confirmation again')

  agent.begin()
  await agent.fill(field(page, 'notes.label'), 'Rang at noon')
  await agent.press(button(page, 'notes.add'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Rang at noon' })).toBeVisible()
  agent.end('write a note')

  agent.begin()
  await agent.press(button(page, 'acts.correct-buyer'))
  await agent.fill(field(dialogOf(page), 'correct.phoneNumber'), '+31612345679')
  await agent.press(button(dialogOf(page), 'correct.save'))
  await expect(page.getByRole('link', { name: '+31612345679' })).toBeVisible()
  agent.end('correct a telephone')

  agent.begin()
  await agent.press(button(page, 'approvals.ask.give-back'))
  await agent.fill(field(dialogOf(page), 'refund.amount'), '6')
  await agent.fill(field(dialogOf(page), 'refund.reason'), 'Cold breakfast')
  await agent.press(dialogOf(page).getByRole('button', { name: /6\s€/ }))
  await expect(page.getByText(say('desk', 'approvals.outcome.waiting'))).toBeVisible()
  agent.end('ask a lead for money back')

  agent.begin()
  await agent.press(page.getByRole('link', { name: say('desk', 'acts.change') }))
  await page.waitForURL(/\/checkout\/modification\//)
  await expect(title(page)).toBeVisible()
  agent.end('change dates on the customer’s own page')

  await page.context().clearCookies({ name: 'google_token' })
  await signIn(page, say, 'lead', file)
  agent.begin()
  await agent.press(page.getByRole('link', { name: pattern(say('desk', 'frame.approvals')) }))
  // The number alone stands among the files that were read last as well.
  const asked = page
    .getByRole('listitem')
    .filter({ hasText: bookingNumber })
    .filter({ hasText: 'Cold breakfast' })
  await agent.press(button(asked, 'approvals.approve'))
  await expect(asked.getByText(pattern(say('desk', 'approvals.outcome.approved')))).toBeVisible()
  agent.end('approve what an agent asked for')

  agent.begin()
  await find(page, agent, other.bookingNumber)
  await expect(title(page)).toContainText('Quatremer')
  await agent.press(button(page, 'acts.cancel'))
  await agent.fill(field(dialogOf(page), 'refund.reason'), 'The guest is ill')
  await agent.press(
    dialogOf(page).getByRole('button', { name: pattern(say('desk', 'refund.confirm.cancel')) }),
  )
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText(say('desk', 'state.refunded')).first()).toBeVisible()
  agent.end('find an order and cancel it by its conditions')
})

test('[SH-017] a shift that ends with the desk open loses nothing typed, and nothing is read or done without a sign-in', async ({
  page,
}) => {
  const { orderUUID } = await booked('fr_FR', 'Lamoriciere', 55)
  const file = `${desk}/orders/${orderUUID}`
  await signIn(page, say, 'agent', file)
  const note = field(page, 'notes.label')
  await note.fill('Rang at the end of the shift')
  await page.context().clearCookies({ name: 'google_token' })
  await button(page, 'notes.add').click()
  // Another sign-in is asked for in place of the page, which then comes back.
  await expect(page.getByRole('heading', { level: 1, name: say('shell', 'careSignIn.title') })).toBeVisible()
  await expect(page.getByText('Lamoriciere')).toHaveCount(0)
  await signIn(page, say, 'agent', file)
  await expect(note).toHaveValue('Rang at the end of the shift')
  await button(page, 'notes.add').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rang at the end of the shift' })).toBeVisible()
  await expect(note).toHaveValue('')
})
