import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import * as paths from '@escapade/shared-contracts/paths'
import type { Page } from '@playwright/test'
import { openBrowser } from '../pages/browser'
import { workspace } from '../shop'

/** A word of a component that the page at the address shows. */
export type Edited = { remote: string; path: string; file: string; after: string }

export const editedRemotes: Edited[] = [
  {
    remote: 'mf-content',
    path: paths.contact(),
    file: 'src/features/contact/ContactPage.tsx',
    after: "{t('contact.title')}",
  },
  {
    remote: 'mf-search',
    path: paths.search({ flow: 'booking', hash: 'flow=booking' }),
    file: 'src/features/ranking/RankingLink.tsx',
    after: "{t('results.howWeRank')}",
  },
  {
    remote: 'mf-gifting',
    path: paths.giftCard(),
    file: 'src/features/gift-card/GiftCardPage.tsx',
    after: "{t('card.title')}",
  },
]

const port = 4195
const debuggingPort = 4168

/** Milliseconds from a saved file to the open page that shows it, of each edit; throws where the page lost its state. */
export async function timeEdits(
  { remote, path: address, file, after }: Edited,
  edits: number,
  shell: string,
) {
  const dir = path.join(workspace, remote)
  const server = spawn(
    process.execPath,
    [path.join(workspace, 'remote-kit/bin/remote-kit.mjs'), 'dev', '--port', String(port), '--on', shell],
    { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const source = path.join(dir, file)
  const whole = await readFile(source, 'utf8')
  const browser = await openBrowser(debuggingPort)
  try {
    await untilRunning(server.stdout)
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}${address}`)
    await page.locator('html:not([data-view])').waitFor({ state: 'attached' })
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const times: number[] = []
    // The first change compiles what the bundler keeps from then on.
    for (let edit = 0; edit <= edits; edit += 1) {
      const word = `Edit${edit}.`
      const startedAt = performance.now()
      await writeFile(source, whole.replace(after, `${after} ${word}`))
      await seen(page, word)
      if (edit > 0) times.push(performance.now() - startedAt)
      await pause(300)
    }
    if (!(await page.evaluate(() => 'isSamePage' in window)))
      throw new Error(`${remote}: the page was loaded anew`)
    return times
  } finally {
    await writeFile(source, whole)
    await browser.close()
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

const seen = (page: Page, word: string) =>
  page.waitForFunction((text) => document.body.textContent?.includes(text), word, {
    polling: 'raf',
    timeout: 20_000,
  })

/** Reads on for as long as the server runs: a closed pipe would end it. */
function untilRunning(output: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    output.on('data', (chunk) => {
      said += chunk
      if (said.includes('runs inside the shop')) resolve()
    })
    output.on('end', () => reject(new Error(`The dev server does not run inside the shop:\n${said}`)))
  })
}
