import type { Page } from '@playwright/test'
import { expectNoViolation, settled } from '../src/accessibility'
import { dayAhead } from '../src/days'
import { bookStay, laterShop, runCommand, startLaterGateway, startLaterShell } from '../src/later-shop'
import { mailsTo } from '../src/mailbox'
import type { Running } from '../src/processes'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const stay = { checkin: dayAhead(8), checkout: dayAhead(9) }
const run = Date.now()
const running: Running[] = []
const stopAll = async () => {
  for (const each of running.splice(0)) await each.stop()
}
test.afterAll(stopAll)

/** The link of the mail that asks this guest. */
async function linkIn(page: Page, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const bodies = await mailsTo(page.request, email, laterShop)
    link = /href="([^"]+\/review#[^"]+)"/.exec(bodies.join(''))?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return link
}

test('[SC-036] a guest is asked by mail, writes a review, and reads it on the hotel’s page once it is published', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000)
  const say = textsOf('fr_FR')
  const words = `Le calme du jardin ${run}`
  const [guest, other] = [`zoe.${run}@example.fr`, `sofie.${run}@example.be`]
  running.push(await startLaterGateway())
  const { hotelUri } = await bookStay({ locale: 'fr_FR', email: guest, ...stay })
  await bookStay({ locale: 'nl_BE', email: other, ...stay })
  await stopAll()
  running.push(await startLaterGateway(`${dayAhead(11)}T10:00:00Z`), await startLaterShell())

  await page.goto(await linkIn(page, guest))
  await settled(page)
  await page.getByRole('button', { name: say('shell', 'consent.refuse') }).click()
  await expectNoViolation(page)
  const send = page.getByRole('button', { name: say('checkout', 'review.send') })
  const score = page.getByRole('combobox', { name: pattern(say('checkout', 'review.score')) })
  await send.click()
  for (const field of ['score', 'type', 'text'])
    await expect(page.getByText(say('checkout', `review.problem.${field}`)).first()).toBeVisible()
  await expect(score).toBeFocused()
  await expectNoViolation(page)
  await score.selectOption('9')
  await page.getByRole('radio', { name: say('checkout', 'review.type.couple') }).check({ force: true })
  await page.getByRole('textbox', { name: pattern(say('checkout', 'review.positive')) }).fill(words)
  await send.click()
  await expect(page.getByText(say('checkout', 'review.done.title').replace('{{name}}', 'Zoë'))).toBeVisible()
  await expectNoViolation(page)

  const hotelPage = new URL(hotelUri, page.url()).href
  await page.goto(hotelPage)
  await settled(page)
  await expect(page.getByText(words)).toHaveCount(0)
  const waiting = await runCommand('reviews', 'list', '--status', 'pending')
  const mine = waiting.find(({ positive }) => positive === words)
  await runCommand('reviews', 'publish', String(mine?.invitationId))
  await expect(async () => {
    await page.goto(hotelPage)
    await settled(page)
    const review = page.getByRole('figure').filter({ hasText: words })
    await expect(review.getByText(pattern(say('product', 'reviews.verified')))).toBeVisible({
      timeout: 3_000,
    })
  }).toPass({ timeout: 40_000 })
  await expectNoViolation(page)

  const dutch = textsOf('nl_BE')
  await page.goto(await linkIn(page, other))
  await settled(page)
  await expect(page.getByRole('button', { name: dutch('checkout', 'review.send') })).toBeVisible()
  await expectNoViolation(page)
  expect(complaints).toEqual([])
})
