import type { Page } from '@playwright/test'

/** Address of the stay that the search page shows first, without criteria. */
export async function firstStay(page: Page): Promise<string> {
  await page.goto('/search?flow=booking')
  const address = await page.locator('main a[href*="/product/"]').first().getAttribute('href')
  return (address ?? '').replace(/#.*/, '')
}
