import type { Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { homeOf } from '../src/market-urls'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''))

/** Searches of people who ask for too much, or at a time that does not suit. */
const searches = [
  'city=2998324&distanceMax=0&tags=massage,concert&priceMax=90&hotelScore=9',
  'city=2988507&distanceMax=0&stars=5&priceMax=40',
  'a=1&b=3',
  'country=IT&facilities=pool,restaurant&hotelScore=9.5&priceMax=60',
] as const

for (const locale of ['fr_FR', 'nl_BE'] as const) {
  const say = textsOf(locale)

  for (const hash of searches)
    test(`[SE-064] each way out of the search "${hash}" finds what it says, in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const address = `${homeOf[locale]}/search?flow=booking#${hash}`
      await page.goto(address)
      await createShopper(page, say).refuseCookies()
      const ways = page.getByRole('region', { name: say('search', 'none.ways') }).getByRole('button')
      await ways.first().waitFor()
      await expect(ways.first()).toBeInViewport({ ratio: 1 })
      await expectNoViolation(page)
      const labels = await ways.allTextContents()
      for (const [place, label] of labels.entries()) {
        await ways.nth(place).click()
        const count = /: (\d[\d.\s]*?) /u.exec(label.replaceAll(/[\u00a0\u202f]/g, ' '))?.[1] ?? ''
        await expect
          .poll(async () => [label, numberIn(await titleOf(page).textContent())])
          .toEqual([label, numberIn(count)])
        await page.goBack()
        await ways.nth(place).waitFor()
      }
    })
}
