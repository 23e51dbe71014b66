import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/** WCAG 2.2 AA (https://www.w3.org/TR/WCAG22/) as far as axe can tell, contrast and sizes included. */
export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const inWords = violations.map(
    ({ id, nodes: [node] }) => `${id}: ${node?.html.slice(0, 160)}\n${node?.failureSummary}`,
  )
  expect(inWords).toEqual([])
}

/** Everything that the page was waiting for is there; sooner than a quiet network. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
