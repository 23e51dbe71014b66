import { expect, type Page } from '@playwright/test'

/**
 * Waits until the present entry of the history stands for this many layers. A layer that was closed on the page takes its
 * own entry along a moment after it is out of sight: Back pressed before that leads to where it has led already.
 */
export const expectDepth = (page: Page, depth: number) =>
  expect
    // A page that is just being left or loaded has none to tell.
    .poll(() => page.evaluate(() => window.history.state?.layer?.depth ?? 0).catch(() => 'no page'))
    .toBe(depth)
