import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * WCAG 2.2 AA (https://www.w3.org/TR/WCAG22/) as far as axe can tell, contrast and sizes included. Axe takes the ground
 * behind a text from where boxes lie, and one that is not laid out yet is lower than its text: all parts are laid out
 * first.
 */
export async function expectNoViolation(page: Page): Promise<void> {
  await layOutBelow(page, 'visible')
  await movesAreOver(page)
  expect(await violationsOf(page)).toEqual([])
  await layOutBelow(page, '')
}

/** A part that fades in has neither its colours nor its place yet. Endless moves say that something is being loaded. */
const movesAreOver = (page: Page) =>
  page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moves.map(({ finished }) => finished))
  })

/** Parts below the first view are skipped by `content-visibility` until one comes near. */
const layOutBelow = (page: Page, value: '' | 'visible') =>
  page.locator('[data-below]').evaluateAll((parts, visibility) => {
    for (const part of parts) if (part instanceof HTMLElement) part.style.contentVisibility = visibility
  }, value)

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
