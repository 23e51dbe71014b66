import type { Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { homeOf } from '../src/market-urls'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const lille = '2998324'
const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''))
const shownOn = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [locale, words] of [
  [
    'fr_FR',
    {
      town: 'Lille',
      andAround: 'Lille et environs',
      within: 'À Lille',
      around: 'À moins de 2 h de Lille',
      only: 'Uniquement à Lille',
    },
  ],
  [
    'nl_BE',
    {
      town: 'Rijsel',
      andAround: 'Rijsel en omgeving',
      within: 'In Rijsel',
      around: 'Minder dan 2 uur van Rijsel',
      only: 'Enkel in Rijsel',
    },
  ],
] as const) {
  const say = textsOf(locale)

  test(`[SE-023] [SE-033] [SE-034] a town is searched with what is around it, or alone, in ${locale}`, async ({
    page,
    complaints,
  }) => {
    await page.goto(`${homeOf[locale]}/search?flow=booking#city=${lille}`)
    await createShopper(page, say).refuseCookies()
    await expect(shownOn(page)).toHaveText(
      pattern(say('search', 'results.countAt_other').replace('{{place}}', words.andAround)),
    )
    const all = numberIn(await shownOn(page).textContent())
    const headings = page.getByRole('heading', { level: 2 })
    await expect(headings.nth(0)).toHaveText(words.within)
    await expect(headings.nth(1)).toHaveText(words.around)

    await page.getByRole('button', { name: say('search', 'filters.distance.default'), exact: true }).click()
    const menu = page.getByRole('dialog', { name: say('search', 'filters.distance.label') })
    const radios = menu.getByRole('radio')
    await expect(radios).toHaveCount(4)
    await expect(radios.nth(2)).toBeChecked()
    await expectNoViolation(page)
    const only = menu.getByRole('radio', { name: pattern(words.only) })
    const inTown = numberIn(await only.evaluate((input) => input.closest('label')?.textContent ?? null))
    expect(inTown).toBeGreaterThan(0)
    expect(inTown).toBeLessThan(all)

    await menu.getByText(words.only).click()
    await expect(page).toHaveURL(new RegExp(`#city=${lille}&distanceMax=0$`))
    await expect(shownOn(page)).toHaveText(new RegExp(`^${inTown}\\D.*${words.town}$`))
    await expect(page.getByRole('article').filter({ hasText: words.town })).toHaveCount(inTown)
    await expect(page.getByRole('heading', { name: words.within, exact: true })).toHaveCount(0)
    await page.goBack()
    await expect(headings.nth(1)).toHaveText(words.around)
    expect(complaints).toEqual([])
  })
}

/** Rows of cards, from above: where the first of each begins and its last ends, from the edges of the list. */
const rowGaps = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const edges = main.querySelector('h2')?.parentElement?.getBoundingClientRect()
    const rows = new Map<number, { left: number; right: number }>()
    for (const card of main.querySelectorAll('h2 ~ ul article')) {
      const { top, left, right } = card.getBoundingClientRect()
      const row = rows.get(Math.round(top)) ?? { left: Number.POSITIVE_INFINITY, right: 0 }
      rows.set(Math.round(top), { left: Math.min(row.left, left), right: Math.max(row.right, right) })
    }
    return [...rows]
      .sort(([a], [b]) => a - b)
      .map(([top, { left, right }]) => ({
        top,
        gap: Math.round(left - (edges?.left ?? 0) + (edges?.right ?? 0) - right),
      }))
  })

for (const width of [768, 1280])
  test(`[SE-008] [SE-034] a town of one hotel leaves no gap beside it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${homeOf.fr_FR}/search?flow=booking#city=${lille}`)
    const around = page.getByRole('heading', { level: 2 }).nth(1)
    await expect(around).toHaveText('À moins de 2 h de Lille')
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(20)
    const rows = await rowGaps(page)
    const { y: headingTop } = (await around.boundingBox()) ?? { y: 0 }
    expect(rows.filter(({ top }) => top < headingTop)).toHaveLength(1)
    // The last row of all may stay open.
    expect(rows.slice(0, -1).filter(({ gap }) => gap !== 0)).toEqual([])
  })
