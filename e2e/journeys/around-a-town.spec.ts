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
