import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test'
import shellTexts from '../../../shell/locales/fr.json'
import { phone } from '../pages/browser'

type Interaction = { id: number; name: string; duration: number; on: string }
type LongTask = { startTime: number; duration: number }
type PageClock = {
  interactions: Interaction[]
  longTasks: LongTask[]
  /** Milliseconds from the tap to what was expected, painted; null while it is awaited. */
  painted: number | null
  expectResults(): void
  /** The heading of the page that the tap leads to. */
  expectTitle(title: string): void
}
declare global {
  interface Window {
    pageClock: PageClock
  }
}

export const clockFile = path.join(path.dirname(fileURLToPath(import.meta.url)), 'page-clock.js')

/** So much slower than this machine is the visitor's. */
export const slowdown = 4
/** Between the finger's coming down and its going up again, which is where the clock starts. */
const pressMs = 80

const devices = {
  phone: { ...phone, isMobile: true },
  wide: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>

export type Device = keyof typeof devices
export type Visit = {
  page: Page
  session: CDPSession
  press(label: string | RegExp): Promise<void>
  /** With the finger on a phone, with the mouse on a wide screen. */
  pressOn(target: Locator): Promise<void>
  close(): Promise<void>
}

/** A visitor on a slow device, who has refused the cookies and sees results. */
export async function openVisit(browser: Browser, address: string, device: Device): Promise<Visit> {
  const context = await browser.newContext(devices[device])
  const page = await context.newPage()
  await page.addInitScript({ path: clockFile })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'networkidle' })
  const pressOn = async (target: Locator) => {
    if (device === 'phone') await touch(session, target)
    else await target.click({ delay: pressMs, force: true })
  }
  const press = (name: string | RegExp) =>
    pressOn(page.getByRole('button', { name }).filter({ visible: true }).first())
  await press(shellTexts.consent.refuse)
  await page.locator('main article').first().waitFor()
  return { page, session, press, pressOn, close: () => context.close() }
}

/** In the middle of what is to be touched, as long as a finger rests there. */
async function touch(session: CDPSession, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What should be touched is not on the page')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await pause(pressMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Lets what the last step set off come to rest; a visitor looks before going on, too. */
export async function look(page: Page): Promise<void> {
  await page.waitForTimeout(600)
}

/** The longest task of the page since the last call, in milliseconds. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const durations = window.pageClock.longTasks.splice(0).map(({ duration }) => duration)
    return Math.max(0, ...durations)
  })
