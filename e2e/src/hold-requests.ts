import type { Page } from '@playwright/test'

/** Holds requests back until the answered function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
