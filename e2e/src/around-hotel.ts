import { expect, type Locator, type Page } from '@playwright/test'
import type { Say } from './texts'

/** Surroundings of a hotel, on its page or that of a stay: it is there once one has come that far. */
export async function comeToSurroundings(page: Page, say: Say): Promise<Locator> {
  const around = page.getByRole('region', { name: say('hotel', 'around.title') })
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(around).toBeVisible({ timeout: 300 })
  }).toPass()
  return around
}
