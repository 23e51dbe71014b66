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

/** Rows of cards, from above, and how wide the cards of each are. */
const rowsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const rows = new Map<number, number[]>()
    for (const card of main.querySelectorAll('h2 ~ ul article')) {
      const { top, width } = card.getBoundingClientRect()
      rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), Math.round(width)])
    }
    return [...rows].sort(([a], [b]) => a - b).map(([top, widths]) => ({ top, widths }))
  })

for (const [width, columns] of [
  [768, 2],
  [1280, 3],
] as const)
  test(`[SE-007] [SE-034] a town of one hotel keeps to the columns of the page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${homeOf.fr_FR}/search?flow=booking#city=${lille}`)
    const around = page.getByRole('heading', { level: 2 }).nth(1)
    await expect(around).toHaveText('À moins de 2 h de Lille')
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(20)
    const rows = await rowsOf(page)
    const { y: headingTop } = (await around.boundingBox()) ?? { y: 0 }
    expect(rows.filter(({ top }) => top < headingTop).map(({ widths }) => widths.length)).toEqual([1])
    expect(new Set(rows.flatMap(({ widths }) => widths)).size).toBe(1)
    // Below the second heading only the last row of all may stay open.
    for (const { widths } of rows.slice(1, -1)) expect(widths).toHaveLength(columns)
  })
