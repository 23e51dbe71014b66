import { settled } from '../src/accessibility'
import { firstActivity, firstHotel, firstStay } from '../src/first-offers'
import { expect, test } from '../src/test'
import { brokenLayouts, collectContent, untranslatedTexts } from '../src/untranslated'

const pages: [name: string, address: () => string | Promise<string>][] = [
  ['home', () => '/'],
  ['search', () => '/search?flow=booking'],
  ['a stay', () => firstStay()],
  ['a hotel', firstHotel],
  ['an activity', firstActivity],
  ['gifts', () => '/search?flow=gifting'],
  ['the gift card', () => '/giftcard/customization'],
  ['a checkout without a stay', () => '/checkout/booking'],
  ['contact', () => '/contact'],
]

for (const [name, address] of pages) {
  test(`${name} is translated and keeps its layout in longer words`, async ({ page }) => {
    const content = collectContent(page)
    // As a tester chooses it: the language stays for the session.
    await page.goto('/?lang=en-XA')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(await address())
      await settled(page)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
      expect.soft(await untranslatedTexts(page, content), `untranslated at ${width} px`).toEqual([])
      expect.soft(await brokenLayouts(page), `layout at ${width} px`).toEqual([])
    }
  })
}
