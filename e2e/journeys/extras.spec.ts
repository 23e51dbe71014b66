import type { Page } from '@playwright/test'
import { stayWithExtra } from '../src/first-offers'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

/** A status that stands for half a second may come and go between two looks of a test: the page watches for it itself. */
const saidOnce = (page: Page, words: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const statuses = [...document.querySelectorAll('[role="status"], output')]
          if (!statuses.some(({ textContent }) => textContent?.includes(wanted))) return
          observer.disconnect()
          resolve()
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    words,
  )

test('[PR-017] an extra is added where one is: place and focus stay in the list of extras', async ({
  page,
  complaints,
}) => {
  await page.goto(await stayWithExtra())
  const extras = page.getByRole('region', { name: say('product', 'extras.title') })
  await extras.scrollIntoViewIfNeeded()
  const first = new URL(page.url()).pathname
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  const said = saidOnce(page, say('product', 'extras.justAdded'))
  await extras
    .getByRole('button', { name: /^Ajouter/, pressed: false })
    .first()
    .click()
  await said
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(first)
  await expect(extras).toBeFocused()
  await expect(extras).toBeInViewport()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe(first)
  expect(complaints).toEqual([])
})
