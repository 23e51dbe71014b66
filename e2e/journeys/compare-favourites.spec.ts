import * as paths from '@escapade/shared-contracts/paths'
import { expectNoViolation } from '../src/accessibility'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const heart = pattern(say('ui', 'wish.label').replace('{{title}}', '').trim())

for (const width of [360, 1280])
  test(`favourites are put side by side at ${width} px, and Back returns to the list`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(paths.search({ flow: 'booking' }))
    await createShopper(page, say).refuseCookies()
    const cards = page.getByRole('article')
    for (const index of [0, 1, 2]) {
      await cards.nth(index).getByRole('button', { name: heart }).click()
      await expect(cards.nth(index).getByRole('button', { pressed: true })).toBeVisible()
    }
    await page.goto(paths.wishlist())
    const ticks = page.getByRole('checkbox', { name: pattern(say('account', 'compare.pick')) })
    await expect(ticks).toHaveCount(3)
    await ticks.nth(0).press('Space')
    await expect(ticks.nth(0)).toBeChecked()
    const open = page.getByRole('button', { name: say('account', 'compare.open'), exact: true })
    await expect(open).toBeDisabled()
    await ticks.nth(2).press('Space')
    await expect(ticks.nth(2)).toBeChecked()
    await open.click()
    const dialog = page.getByRole('dialog', { name: say('account', 'compare.title') })
    await expect(dialog.getByRole('columnheader')).toHaveCount(2)
    await expect(dialog.getByRole('row', { name: pattern(say('account', 'compare.price')) })).toContainText(
      '€',
    )
    await expectNoViolation(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(ticks.nth(0)).toBeChecked()
    await expect(page).toHaveURL(/\/account\/wishlist$/)
    expect(complaints).toEqual([])
  })
