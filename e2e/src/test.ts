import { postClientLog } from '@escapade/shared-contracts/api/content/telemetry'
import { translate } from '@escapade/shared-contracts/testing/translate'
import { type Browser, test as base, expect } from '@playwright/test'
import { pageClock } from './moved-clock.mjs'

export { expect }

type Fixtures = {
  /** The pages are translated by the browser, with the words as they are. `TRANSLATED=moved` does so in every journey. */
  translated: 'moved' | 'copied' | null
  /** Warnings, errors and failed requests of the page: a journey leaves none. */
  complaints: string[]
}

const asked = process.env.TRANSLATED

/** Browsers translate what is in sight once a document has loaded, and what comes after it. */
const translator = (way: 'moved' | 'copied') =>
  `window.addEventListener('load', () => setTimeout(() => (${translate})(document.body, '${way}'), 1500))`

/** Cookie of a journey that wants to be asked for an address; others have been, so that no dialog comes over them. */
export const asksCookie = 'asks-for-address'

const askedBefore = (cookie: string) => {
  try {
    if (!document.cookie.includes(cookie)) localStorage.setItem('escapade.newsletterAsked', '1')
  } catch {}
}

/** The pages of every context go by the clock of the run, those that a test opens itself too. */
type BrowserFixtures = { browser: Browser }

/**
 * Page trouble is collected from the first request on: CSP reports are among it, and what the page reports to the
 * gateway, as it does with HTML that does not fit what the browser draws.
 */
export const test = base.extend<Fixtures, BrowserFixtures>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await context.addInitScript(pageClock())
        await context.addInitScript(askedBefore, asksCookie)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  translated: [asked === 'moved' || asked === 'copied' ? asked : null, { option: true }],
  page: async ({ page, translated }, use) => {
    if (translated) await page.addInitScript({ content: translator(translated) })
    await use(page)
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
