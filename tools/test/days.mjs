import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
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
  'small-screen',
  'ways-to-pay',
].map((name) => `journeys/${name}.spec.ts`)

/** Moments in UTC that calendars, clocks and the demo's stock trip over. */
const moments = {
  'a Friday': '2027-05-07T14:00:00Z',
  'a Saturday after eight': '2027-05-08T18:30:00Z',
  'a Sunday': '2027-05-09T10:00:00Z',
  'eve of summer time': '2027-03-27T20:00:00Z',
  'first day of summer time': '2027-03-28T08:00:00Z',
  'end of April, late': '2027-04-30T21:59:00Z',
  'first day of winter time': '2027-10-31T00:30:00Z',
  'a month before no single night is sold': '2027-11-27T09:00:00Z',
  'Christmas Eve': '2027-12-24T17:00:00Z',
  'a night that nobody sells alone': '2027-12-30T09:00:00Z',
  'last of the year': '2027-12-31T12:00:00Z',
  'New Year, an hour old in Paris': '2027-12-31T23:50:00Z',
  'end of January': '2028-01-31T09:00:00Z',
  'end of February': '2027-02-28T21:30:00Z',
  'a leap day': '2028-02-29T09:00:00Z',
}

/** @param {string} text */
export const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text)

/**
 * Runs journeys of the built shop on other days than that of all tests, each with an empty shop that begins there: on
 * these (`yyyy-MM-dd`), or on all that are known to be awkward.
 *
 * @param {string[]} days
 */
export async function runDays(days) {
  const chosen = days.map((day) => /** @type {const} */ ([day, `${day}T09:00:00Z`]))
  const total = { passed: 0, failed: 0 }
  for (const [name, moment] of chosen.length > 0 ? chosen : Object.entries(moments)) {
    process.stdout.write(`\n── ${name}: ${moment}\n`)
    const { code } = await runCommand(
      path.join(e2e, 'node_modules/.bin/playwright'),
      ['test', '--reporter=line', ...journeys],
      {
        cwd: e2e,
        env: {
          CHROMIUM_PATH: (await findChromium()) ?? '',
          TEST_MOMENT: moment,
          E2E_VAR: `var/days/${moment.slice(0, 10)}`,
        },
        show: true,
      },
    )
    total[code === 0 ? 'passed' : 'failed'] += 1
  }
  return total
}
