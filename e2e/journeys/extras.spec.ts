import { stayWithExtra } from '../src/first-offers'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

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
  // It stands for half a second only.
  const said = page
    .getByRole('status')
    .filter({ hasText: say('product', 'extras.justAdded') })
    .waitFor()
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
