import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import shellTexts from '../../../shell/locales/fr.json'
import { phone } from '../pages/browser'

type Interaction = { id: number; name: string; duration: number; on: string }
type LongTask = { startTime: number; duration: number }
type PageClock = {
  interactions: Interaction[]
  longTasks: LongTask[]
  /** Milliseconds from the tap to the painted results; null while they are awaited. */
  painted: number | null
  expectResults(): void
}
declare global {
  interface Window {
    pageClock: PageClock
  }
}

const clockFile = path.join(path.dirname(fileURLToPath(import.meta.url)), 'page-clock.js')

/** So much slower than this machine is the visitor's. */
const slowdown = 4

const devices = {
  phone: { ...phone, isMobile: true },
  wide: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>

export type Device = keyof typeof devices
export type Visit = {
  page: Page
  session: CDPSession
  press(label: string | RegExp): Promise<void>
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
  const press = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name }).filter({ visible: true }).first()
    await (device === 'phone' ? button.tap() : button.click())
  }
  await press(shellTexts.consent.refuse)
  await page.locator('main article').first().waitFor()
  return { page, session, press, close: () => context.close() }
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
