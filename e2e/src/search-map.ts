import type { Locator, Page } from '@playwright/test'
import type { Say } from './texts'

/** Opens the map of the results on a wide screen; resolves once its hotels are on it. */
export async function openSearchMap(page: Page, say: Say): Promise<Locator> {
  await page
    .getByRole('button', { name: say('search', 'actions.map') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: say('search', 'map.title') })
  // A hotel alone, or several that one bubble stands for.
  await dialog.locator('[aria-pressed], [data-group]').first().waitFor()
  return dialog
}
