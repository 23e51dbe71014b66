import process from 'node:process'
import type { Browser, Page } from '@playwright/test'
import texts from '../../../mf-checkout-helpers/src/locales/fr.json'
import { type BuyerText, buyerOf, type CardText, card, cardField, field, openCheckout } from './visit'

const desk = { viewport: { width: 1280, height: 900 } }
const paintLimitMs = 30_000

type Purchases = { browser: Browser; addresses: string[]; from: number; count: number }

/** Milliseconds from the press on Pay, with a card that asks nothing, until the heading of the confirmation is painted. */
export async function paintTimes({ browser, addresses, from, count }: Purchases): Promise<number[]> {
  const times: number[] = []
  for (let number = from; number < from + count; number += 1) {
    const address = addresses[number % addresses.length] ?? ''
    const { context, page } = await openCheckout(browser, address, desk)
    await fillIn(page, number)
    times.push(await pay(page))
    await context.close()
  }
  return times
}

async function fillIn(page: Page, number: number) {
  await page.getByRole('combobox', { name: texts.buyer.civility }).selectOption('MRS')
  for (const [name, value] of Object.entries(buyerOf(number)))
    await field(page, name as BuyerText).fill(value)
  const plain = page.getByRole('radio', { name: new RegExp(`^${texts.insurance.flexible}`) })
  if ((await plain.count()) > 0) await plain.check()
  for (const [name, text] of Object.entries(card)) await cardField(page, name as CardText).fill(text)
}

async function pay(page: Page): Promise<number> {
  await page.evaluate((title) => window.pageClock.expectTitle(title), texts.confirmation.title)
  const [words = ''] = texts.payment.pay.split('{{')
  await page.getByRole('button', { name: new RegExp(`^${words.trim()}`) }).click()
  const painted = await page.waitForFunction(() => window.pageClock.painted, null, { timeout: paintLimitMs })
  const milliseconds = Number(await painted.jsonValue())
  process.stderr.write(`${milliseconds.toFixed(0)} ms `)
  return milliseconds
}
