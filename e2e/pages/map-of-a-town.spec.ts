import * as paths from '@escapade/shared-contracts/paths'
import type { Locator, Page } from '@playwright/test'
import { deep } from '../../tools/test/deep.mjs'
import { expectNoViolation } from '../src/accessibility'
import { comeToSurroundings } from '../src/around-hotel'
import { firstHotel, townsWithHotels } from '../src/first-offers'
import { openSearchMap } from '../src/search-map'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const marseille = '2995469'
const paris = '2988507'

async function openMap(page: Page, town: string): Promise<Locator> {
  // The page is another one, whatever was open before.
  await page.goto('about:blank')
  await page.goto(paths.search({ flow: 'booking', hash: `city=${town}&distanceMax=0` }))
  await page.getByRole('article').first().waitFor()
  return openSearchMap(page, say)
}
const closer = (dialog: Locator) =>
  dialog.getByRole('button', { name: say('ui', 'map.closer'), exact: true }).click()
/** Names of towns and landmarks are for the eye alone: the lists beside the map have what is heard. */
const names = (dialog: Locator) => dialog.locator('[aria-hidden="true"] [data-kind]')

/** Pairs of names on the map that lie on each other, and names that lie under a price. */
const collisions = (dialog: Locator) =>
  dialog.evaluate((map) => {
    const boxOf = (element: Element) => ({
      text: element.textContent,
      ...element.getBoundingClientRect().toJSON(),
    })
    const labels = [...map.querySelectorAll('[data-kind], [data-large]')].map(boxOf)
    const prices = [...map.querySelectorAll('[aria-pressed]')].map(boxOf)
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    return labels.flatMap((label, index) =>
      [...labels.slice(index + 1), ...prices]
        .filter((other) => overlap(label, other))
        .map((other) => `${label.text} × ${other.text}`),
    )
  })

test('[SE-078] the map of a town has its sights, stations and quarters, none on another, and the circle of a walk', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await createShopper(page, say).refuseCookies()
  const dialog = await openMap(page, marseille)
  await expect(names(dialog).filter({ hasText: 'Château d’If' })).toBeVisible()
  await closer(dialog)
  await expect(names(dialog).filter({ hasText: 'Le Panier' })).toBeVisible()
  const hotel = dialog.locator('[aria-pressed]').first()
  await hotel.press('Enter')
  await expect(dialog.getByRole('article').getByRole('link')).toBeVisible()
  await expect(dialog.getByText('10 min à pied')).toBeVisible()
  await expect.poll(() => collisions(dialog)).toEqual([])
  await expectNoViolation(page)
  expect(complaints).toEqual([])
})

test('[SE-078] a map without landmarks keeps its hotels and their names', async ({ page }) => {
  await page.route('**/api/landmarks.json*', (route) => route.abort())
  const dialog = await openMap(page, marseille)
  await expect(dialog.locator('[aria-pressed]').first()).toBeVisible()
  await expect(dialog.locator('[data-large]').filter({ hasText: 'Marseille' })).toBeVisible()
  await expect(names(dialog)).toHaveCount(0)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('[SE-078] no name lies on another nor under a price, from afar and near by, whatever the town', async ({
  page,
}) => {
  const towns = await townsWithHotels(deep(3, 50))
  test.setTimeout(20_000 * towns.length)
  await page.goto('/')
  await createShopper(page, say).refuseCookies()
  for (const town of towns) {
    const dialog = await openMap(page, town)
    for (const look of ['as it opens', 'closer', 'among the streets']) {
      await expect(dialog.locator('[data-large], [data-kind]').first(), `${town} ${look}`).toBeAttached()
      await expect.poll(() => collisions(dialog), `${town} ${look}`).toEqual([])
      await closer(dialog)
    }
  }
})

test('[PR-038] the map around a hotel has the circle of a walk and what lies in it, its list the distances', async ({
  page,
  complaints,
}) => {
  await page.goto(await firstHotel(paris))
  await createShopper(page, say).refuseCookies()
  const around = await comeToSurroundings(page, say)
  await expect(
    around
      .getByRole('listitem')
      .filter({ hasText: /min\sà\spied/ })
      .first(),
  ).toBeVisible()
  await around.getByRole('button', { name: say('hotel', 'around.showMap') }).click()
  await expect(
    around.getByText(pattern(say('ui', 'map.onFoot_other').replace('{{count}}', '10'))),
  ).toBeVisible()
  await expect(names(around).first()).toBeVisible()
  await expectNoViolation(page)
  expect(complaints).toEqual([])
})
