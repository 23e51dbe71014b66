import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Page } from '@playwright/test'
import { tabTo } from '../src/keyboard'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')

/** Filters, orders and links of each flow that visitors use. */
const flows: { flow: Flow; menu: string; order: string | null; leads: RegExp }[] = [
  { flow: 'booking', menu: 'facilities', order: 'popularity', leads: /\/product\/[^#]+#.*facilities=/ },
  {
    flow: 'hotel',
    menu: 'more',
    order: 'priceAsc',
    leads: /\/product\/[^#]+#.*(freeCancellation|hotelScore|stars)=/,
  },
  { flow: 'gifting', menu: 'activities', order: 'svPriceAsc', leads: /\/product\/[^#]+#.*tags=/ },
  { flow: 'activity', menu: 'activities', order: null, leads: /\/activity\/[^#]+#.*tags=/ },
]

async function openResults(page: Page, flow: Flow) {
  await page.goto(`/search?flow=${flow}`)
  await createShopper(page, say).refuseCookies()
  await page.getByRole('article').first().waitFor()
}

const mostOrders = 6
const orderButton = pattern(say('search', 'actions.sort'))

test.describe('by touch at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  for (const { flow, order, leads } of flows)
    test(`[SE-001] [SE-005] [SE-027] the ${flow} flow is narrowed, ordered and opened`, async ({
      page,
      complaints,
    }) => {
      await openResults(page, flow)
      const actions = page.getByRole('group', { name: say('search', 'actions.label') })
      await actions.getByRole('button', { name: say('search', 'filters.title') }).tap()
      const dialog = page.getByRole('dialog', { name: say('search', 'filters.title') })
      const section = flow === 'hotel' ? 'stars' : flow === 'booking' ? 'facilities' : 'activities'
      const box = dialog
        .getByRole('region', { name: say('search', `filters.${section}.label`) })
        .getByRole('checkbox', { disabled: false })
        .first()
      await box.tap({ force: true })
      await expect(box).toBeChecked()
      expect(new URL(page.url()).hash).toBe('')
      await dialog.getByRole('button', { name: pattern(say('search', 'filters.confirm')) }).tap()
      await expect(page).toHaveURL(/#(facilities|stars|tags)=/)
      if (order) {
        await actions.getByRole('button', { name: say('search', 'actions.sort') }).tap()
        await page.getByText(say('search', `sort.${order}`), { exact: true }).tap()
        await expect(page).toHaveURL(new RegExp(`sort=${order}`))
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await page.getByRole('article').first().getByRole('link').first().tap()
      await expect(page).toHaveURL(leads)
      expect(complaints).toEqual([])
    })
})

test.describe('by keyboard at 1280 px', () => {
  for (const { flow, menu, order, leads } of flows)
    test(`[SE-004] [SE-026] [SE-030] the ${flow} flow is narrowed, ordered and opened`, async ({
      page,
      complaints,
    }) => {
      const { keyboard } = page
      await openResults(page, flow)
      const name = say('search', `filters.menu.${menu}`)
      await tabTo(page, 'button', pattern(name))
      await keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name })
      await panel.getByRole('checkbox').first().waitFor()
      await tabTo(page, 'checkbox', /./)
      await keyboard.press('Space')
      await expect(page).toHaveURL(/#(facilities|stars|tags|hotelTypes|freeCancellation)=/)
      await keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(page.getByRole('button', { name: pattern(name) }).first()).toBeFocused()
      if (order) {
        await tabTo(page, 'button', orderButton)
        await keyboard.press('Enter')
        await keyboard.press('Tab')
        const chosen = page.getByRole('radio', { name: say('search', `sort.${order}`) })
        for (let tried = 0; tried < mostOrders && !(await chosen.isChecked()); tried += 1)
          await keyboard.press('ArrowDown')
        await keyboard.press('Enter')
        await expect(chosen).toBeHidden()
        await expect(page).toHaveURL(new RegExp(`sort=${order}`))
      }
      // Until the answer is there, the cards are those of the order before.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const card = page.getByRole('article').first()
      await card.waitFor()
      const title = (await card.getByRole('heading').textContent()) ?? ''
      await tabTo(page, 'link', pattern(title.trim()))
      await keyboard.press('Enter')
      await expect(page).toHaveURL(leads)
      expect(complaints).toEqual([])
    })
})
