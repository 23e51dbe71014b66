import process from 'node:process'
import { type Browser, chromium } from '@playwright/test'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The system's Chromium, as the tests use it. `debuggingPort` lets Lighthouse in. */
export const openBrowser = (debuggingPort?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: debuggingPort ? [...flags, `--remote-debugging-port=${debuggingPort}`] : flags,
  })

/** A phone of the size that Lighthouse simulates. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true }
