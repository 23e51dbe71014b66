import { test as base, expect } from '@playwright/test'

export { expect }

type Fixtures = {
  /** Warnings, errors and failed requests of the page: a journey leaves none. */
  complaints: string[]
}

/** Page trouble is collected from the first request on; hydration warnings and CSP reports are among it. */
export const test = base.extend<Fixtures>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('response', (response) => {
      if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
    })
    await use(complaints)
  },
})
