import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const dates = 'checkin=2099-01-01'

test('[SH-028] [SH-030] criteria travel in the hash, and back and forward restore them', async ({ page }) => {
  const shopper = createShopper(page, say)
  await page.goto('/search?flow=booking')
  await shopper.refuseCookies()
  const theme = page.getByRole('combobox', { name: say('search', 'box.theme') })
  await theme.selectOption('985')
  await page.getByRole('button', { name: say('search', 'box.submitAgain') }).click()
  await expect(page).toHaveURL(/#theme=985$/)
  expect(new URL(page.url()).searchParams.has('theme')).toBe(false)
  const sort = page.getByRole('button', { name: pattern(say('search', 'sort.by')) })
  await sort.click()
  await page.getByText(say('search', 'sort.priceAsc'), { exact: true }).click()
  await expect(page).toHaveURL(/#theme=985&sort=priceAsc$/)
  await page.goBack()
  await expect(page).toHaveURL(/#theme=985$/)
  await expect(sort).toContainText(say('search', 'sort.priceQuality'))
  await page.goForward()
  await expect(sort).toContainText(say('search', 'sort.priceAsc'))
  await page.reload()
  await expect(theme).toHaveValue('985')
})

test('[SH-027] the query carries flow and a zero-based page', async ({ page }) => {
  await page.goto('/search?flow=booking&page=1')
  await expect(
    page.getByRole('link', { name: say('ui', 'pagination.page').replace('{{page}}', '2') }),
  ).toHaveAttribute('aria-current', 'page')
})

test('a page opened with criteria never shows the price of other criteria', async ({ page }) => {
  const response = await page.goto(`/search?flow=booking#${dates}`)
  expect(await response?.text()).not.toContain('data-criteria=""')
  await expect(page.locator('html')).toHaveAttribute('data-criteria', '')
})
