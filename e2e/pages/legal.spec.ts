import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { cookies } from '@escapade/shared-contracts/visitor/stored-things'
import { expectNoViolation } from '../src/accessibility'
import { homeOf } from '../src/market-urls'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const set = [
  'legal-notice',
  'terms',
  'privacy',
  'cookies',
  'package-travel',
  'withdrawal',
  'accessibility',
  'ranking',
]

for (const locale of locales) {
  test(`[SH-008] the terms of ${locale} are dated, have contents, and open at a part by keyboard`, async ({
    page,
  }) => {
    const say = textsOf(locale)
    await page.setViewportSize({ width: 1280, height: 800 })
    // A press while the focus still scrolls into view would be two moves at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${homeOf[locale]}/static/terms`)
    await expect(page.getByText(/2026 · \S+ [0-9a-f]{12}/)).toBeVisible()
    const contents = page.getByRole('navigation', { name: say('content', 'page.contents') })
    const part = contents.getByRole('link').nth(10)
    await part.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#gifts$/)
    const heading = page.getByRole('heading', { level: 2, name: (await part.textContent()) ?? '' })
    await expect(heading).toBeInViewport()
    // Nothing that stays at the top lies over it.
    const box = await heading.boundingBox()
    const atPoint = (point: { x: number; y: number }) =>
      document.elementFromPoint(point.x, point.y)?.closest('h2')?.id
    expect(await page.evaluate(atPoint, { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 })).toBe('gifts')
  })
}

for (const [at, id] of set.entries()) {
  const locale = locales[at % locales.length] ?? 'fr_FR'
  test(`${id} of ${locale} fits a phone and is read aloud`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`${homeOf[locale]}/static/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectNoViolation(page)
  })
}

test('the page on cookies lists each by name, also to those who read tables aloud', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${homeOf.fr_FR}/static/cookies`)
  for (const { names } of cookies)
    await expect(page.getByRole('cell', { name: names.join(', '), exact: true })).toBeVisible()
})

test('a made-up seller is called so on each page that names it', async ({ page }) => {
  await page.goto(`${homeOf.fr_FR}/static/legal`)
  await expect(page.getByText(/cette société, ses adresses et ses numéros sont inventés/)).toBeVisible()
  await page.goto(`${homeOf.fr_FR}/static/ranking`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/sont inventés/)).toHaveCount(0)
})

test('an address with a version that is none shows the page as it is', async ({ page }) => {
  await page.goto(`${homeOf.fr_FR}/static/terms?version=../x`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions générales de vente')
  expect((await page.goto(`${homeOf.fr_FR}/static/terms?version=000000000000`))?.status()).toBe(404)
})
