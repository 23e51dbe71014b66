import { searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import type { Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { homeOf } from '../src/market-urls'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

/** A town of each market, by its id and its name there. */
const searches = {
  fr_FR: { town: '2998324', name: 'Lille' },
  nl_NL: { town: '2759794', name: 'Amsterdam' },
} as const

const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''))
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const criteriaOf = (page: Page) => new URL(page.url()).hash.slice(1).split('&').toSorted()
/** Texts of the first `count` cards; those after the first three are drawn a moment later. */
const staysOf = async (page: Page, count: number) => {
  const cards = page.getByRole('article')
  await cards.nth(count - 1).waitFor()
  return cards.evaluateAll((all, end) => all.slice(0, end).map((card) => card.textContent), count)
}

for (const locale of ['fr_FR', 'nl_NL'] as const) {
  const say = textsOf(locale)
  const { town, name } = searches[locale]
  const hash = `city=${town}&a=3&facilities=restaurant`

  test(`[SE-088] [CO-060] a search is kept, found among the favourites with its price of today, taken out, put back and opened, in ${locale}`, async ({
    page,
    complaints,
  }) => {
    await page.goto(`${homeOf[locale]}/search?flow=booking#${hash}`)
    await createShopper(page, say).refuseCookies()
    await page.getByRole('article').first().waitFor()
    const count = numberIn(await titleOf(page).textContent())
    expect(count).toBeGreaterThan(0)
    const shown = Math.min(count, searchPageSize)
    const found = await staysOf(page, shown)

    const keep = page.getByRole('button', { name: say('search', 'save.label') })
    await keep.click()
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(say('search', 'save.saved'))).toBeVisible()
    await page.getByRole('button', { name: say('search', 'save.see') }).click()
    await page.waitForURL(/\/account\/wishlist/)

    const list = page.getByRole('region', { name: say('account', 'searches.title') })
    const saved = list.getByRole('listitem')
    await expect(saved).toHaveCount(1)
    await expect(saved).toContainText(name)
    const results = say('account', `searches.results_${count === 1 ? 'one' : 'other'}`)
    const today = results.replace(/{{count[^}]*}}/, String(count))
    await expect(saved.locator('b')).toHaveText(new RegExp(`^${today}, .*\\d.*€|^${today}, .*€.*\\d`))
    const words = await saved.locator('b').textContent()
    await expectNoViolation(page)

    const remove = pattern(say('account', 'searches.remove'))
    await saved.getByRole('button', { name: remove }).click()
    await expect(list).toHaveCount(0)
    await expect(page.getByText(say('account', 'wishlist.empty'))).toBeVisible()
    await expect(page.getByText(say('account', 'searches.removed'))).toBeVisible()
    await page.getByRole('button', { name: say('account', 'searches.undo') }).click()
    await expect(saved.locator('b')).toHaveText(words ?? '')
    // Searches kept on the device are there after a reload.
    await page.reload()
    await expect(saved.locator('b')).toHaveText(words ?? '')

    await saved.getByRole('link').click()
    await expect.poll(() => criteriaOf(page)).toEqual(hash.split('&').toSorted())
    await expect(titleOf(page)).toHaveText(new RegExp(`^${count}\\D`))
    await expect.poll(() => staysOf(page, shown)).toEqual(found)
    await expect(page.getByRole('button', { name: say('search', 'save.label') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(complaints).toEqual([])
  })
}
