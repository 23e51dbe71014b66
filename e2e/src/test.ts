import { postClientLog } from '@escapade/shared-contracts/api/content/telemetry'
import { test as base, expect } from '@playwright/test'
import { aheadMs, clockScript } from './moved-clock.mjs'

export { expect }

type Fixtures = {
  /** Warnings, errors and failed requests of the page: a journey leaves none. */
  complaints: string[]
}

/**
 * Page trouble is collected from the first request on: CSP reports are among it, and what the page reports to the
 * gateway, as it does with HTML that does not fit what the browser draws.
 */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    if (aheadMs !== 0) await context.addInitScript(clockScript(aheadMs))
    await use(context)
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(postClientLog.path))
        complaints.push(`reported: ${request.postData()}`)
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('response', (response) => {
      if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
    })
    await use(complaints)
  },
})
