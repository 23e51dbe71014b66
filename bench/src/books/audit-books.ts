import { setTimeout as pause } from 'node:timers/promises'
import { brokenPromises } from './broken-promises'
import { readOrderBooks, wrongGifts } from './order-books'
import { line, printStates, printSums } from './report'
import { openStates, type Untrue, untrueStates } from './untrue-states'
import type { Visitors } from './visitors'
import { wrongMails } from './wrong-mails'
import { wrongStock } from './wrong-stock'

/** Within this everything has to be true. */
const withinMs = 60_000
/** Seconds are printed up to here. */
const longestMs = 240_000
const turnMs = 500
/** Every hold and every question of the bank is over by then. */
const allOverMs = 3 * 3_600_000

type Ended = { ended: number; killed: () => number }

/**
 * Waits for true states after the last step, lets all that is open lapse, and looks at every book; answers with the
 * faults.
 */
export async function auditBooks(visitors: Visitors, { ended, killed }: Ended): Promise<string[]> {
  const { db, clock, calls } = visitors
  const after = await untilTrue({ since: ended, look: () => untrueStates(db, clock.now()) })
  const standing = await lookAtBooks(visitors)
  clock.advance(allOverMs)
  const over = await untilTrue({
    since: performance.now(),
    look: async () => [...(await untrueStates(db, clock.now())), ...(await openStates(db))],
  })
  const finished = await lookAtBooks(visitors)
  line('gateways killed (SIGKILL)', killed())
  await printStates(db)
  printSums((await readOrderBooks(db)).sums)
  line('seconds to true states after the last step', after.said)
  line('seconds until nothing is open, all holds over', over.said)
  return [...after.wrong, ...standing, ...over.wrong, ...finished, ...calls.faults]
}

type Waiting = { since: number; look: () => Promise<Untrue[]> }

/** Printed in seconds; wrong where it took longer than a minute, with what it was that took so long. */
async function untilTrue({ since, look }: Waiting): Promise<{ said: string; wrong: string[] }> {
  let late: string[] = []
  for (;;) {
    const found = await look()
    const passed = performance.now() - since
    const said = (passed / 1000).toFixed(1)
    if (found.length === 0) return { said, wrong: late }
    if (passed > withinMs && late.length === 0) late = worded(found, 'after a minute: ')
    if (passed > longestMs) return { said: 'never', wrong: [...late, ...worded(found, 'at last: ')] }
    await pause(turnMs)
  }
}

const worded = (found: Untrue[], prefix = '') => found.map(({ what, id }) => `${prefix}${what} · ${id}`)

async function lookAtBooks(visitors: Visitors): Promise<string[]> {
  const { db } = visitors
  const { wrong } = await readOrderBooks(db)
  const found = [
    wrong,
    await wrongGifts(db),
    await wrongStock(db),
    await wrongMails(db),
    await brokenPromises(visitors),
  ]
  return worded(found.flat())
}
