import { cookies, storageEntries } from '@escapade/shared-contracts/visitor/stored-things'
import type { Page } from '@playwright/test'

const listed = new Set([...cookies, ...storageEntries].flatMap(({ names }) => names))

/** Names of what the browser keeps of this page's host that the page on cookies does not list. */
export async function unlisted(page: Page): Promise<string[]> {
  const set = await page.context().cookies()
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...set.map(({ name }) => name), ...stored].filter((name) => !listed.has(name))
}
