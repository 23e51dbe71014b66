import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { shopUrl } from './src/addresses'
import { startRunClock } from './src/moved-clock.mjs'

startRunClock()

/** Chromium without a window: what it shows is the same, in little more than half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Journeys over the whole shop: production build, embedded database, Debian's Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../var/test/playwright',
  globalSetup: './src/global-setup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Files side by side, tests of a file one after the other: much of their time is waiting.
  workers: 2,
  // A test that fails now and then is mended: trying again would hide it.
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: shopUrl,
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // Recording takes as much time again as the test: `--trace on` asks for it.
    trace: 'off',
    launchOptions: {
      executablePath:
        process.env.CHROMIUM_PATH || (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
