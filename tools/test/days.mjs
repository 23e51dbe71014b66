import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { clockOption } from '../../e2e/src/moved-clock.mjs'
import { runCommand } from './run-command.mjs'
import { findChromium } from './system-needs.mjs'

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const e2e = path.join(workspace, 'e2e')

/** Journeys whose outcome may hang on the day: dates, stock, hours, terms. */
const journeys = [
  'book-a-weekend',
  'activity-visit',
  'checkout-choices',
  'criteria',
  'gift-card',
  'keyboard',
  'left-checkout',
  'payment',
  'reload-and-back',
  'saved-searches',
].map((name) => `journeys/${name}.spec.ts`)

/** @param {number} year @param {number} month 1 to 12 */
const lastSunday = (year, month) => {
  const last = new Date(Date.UTC(year, month, 0))
  return last.getUTCDate() - last.getUTCDay()
}

/** @param {number} year */
const firstFriday = (year) => 1 + ((12 - new Date(Date.UTC(year, 4, 1)).getUTCDay()) % 7)

const two = (/** @type {number} */ number) => String(number).padStart(2, '0')

/**
 * Moments that calendars and clocks trip over, in UTC.
 *
 * @type {{ name: string, at: (year: number) => string }[]}
 */
const kinds = [
  { name: 'New Year, an hour old in Paris', at: (year) => `${year - 1}-12-31T23:50:00Z` },
  { name: 'end of January', at: (year) => `${year}-01-31T09:00:00Z` },
  { name: 'end of February', at: (year) => `${year}-02-28T21:30:00Z` },
  { name: 'eve of summer time', at: (year) => `${year}-03-${two(lastSunday(year, 3) - 1)}T20:00:00Z` },
  { name: 'first day of summer time', at: (year) => `${year}-03-${two(lastSunday(year, 3))}T08:00:00Z` },
  { name: 'end of April, late', at: (year) => `${year}-04-30T21:59:00Z` },
  { name: 'a Friday', at: (year) => `${year}-05-${two(firstFriday(year))}T14:00:00Z` },
  { name: 'a Saturday after eight', at: (year) => `${year}-05-${two(firstFriday(year) + 1)}T18:30:00Z` },
  { name: 'a Sunday', at: (year) => `${year}-05-${two(firstFriday(year) + 2)}T10:00:00Z` },
  { name: 'first day of winter time', at: (year) => `${year}-10-${two(lastSunday(year, 10))}T00:30:00Z` },
  { name: 'last of the year', at: (year) => `${year}-12-31T12:00:00Z` },
]

/** The next of each kind from a moment on. @param {Date} now */
const daysAhead = (now) =>
  kinds.map(({ name, at }) => {
    const year = now.getUTCFullYear()
    const moments = [year, year + 1, year + 2].map((each) => new Date(at(each)))
    return { name, at: moments.find((moment) => moment > now) ?? now }
  })

/** Runs journeys of the built shop on days that are not today, each with a shop of its own that begins there. */
export async function runDays() {
  const total = { passed: 0, failed: 0 }
  for (const { name, at } of daysAhead(new Date())) {
    const ahead = at.getTime() - Date.now()
    process.stdout.write(`\n── ${name}: ${at.toISOString()}\n`)
    const { code } = await runCommand(
      path.join(e2e, 'node_modules/.bin/playwright'),
      ['test', '--reporter=line', ...journeys],
      {
        cwd: e2e,
        env: {
          CHROMIUM_PATH: (await findChromium()) ?? '',
          CLOCK_AHEAD_MS: String(ahead),
          NODE_OPTIONS: clockOption(ahead),
          E2E_VAR: `var/days/${at.toISOString().slice(0, 10)}`,
        },
        show: true,
      },
    )
    total[code === 0 ? 'passed' : 'failed'] += 1
  }
  return total
}
