import { expect, test } from '@playwright/test'

test('the page stands in the shop, and hears its fragment', async ({ page }) => {
  await page.goto('/template')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The browser takes over what the server drew: a press before that is lost.
  await expect(async () => {
    await page.getByTestId('greet').click()
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty({ timeout: 500 })
  }).toPass()
})
