import type { Locator, Page } from '@playwright/test'

const steps = 8

/** A finger that draws over the middle of an element: to the left by a negative distance. */
export async function swipe(page: Page, over: Locator, distance: number) {
  await over.scrollIntoViewIfNeeded()
  await painted(page)
  const box = await over.boundingBox()
  if (!box) throw new Error('Nothing to swipe over')
  const start = { x: box.x + box.width / 2 - distance / 2, y: box.y + box.height / 2 }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: start.y }],
    })
  await touch('touchStart', start.x)
  for (let step = 1; step <= steps; step++) await touch('touchMove', start.x + (distance * step) / steps)
  await touch('touchEnd')
  await client.detach()
}

/** Resolves once what was just drawn is on the screen: it takes touches from then on. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
