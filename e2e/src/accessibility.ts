import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * WCAG 2.2 AA (https://www.w3.org/TR/WCAG22/) as far as axe can tell, contrast and sizes included. Axe takes the colours
 * behind a text from where things lie: what it finds while the page is laid out, and not afterwards, is none.
 */
export const expectNoViolation = (page: Page): Promise<void> =>
  expect(async () => expect(await violationsOf(page)).toEqual([])).toPass({ timeout: 10_000 })

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(
    ({ id, nodes: [node] }) => `${id}: ${node?.html.slice(0, 160)}\n${node?.failureSummary}`,
  )
}

/** Everything that the page was waiting for is there; sooner than a quiet network. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
