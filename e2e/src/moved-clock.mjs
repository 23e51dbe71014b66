import process from 'node:process'
import { moveClock } from '../../tools/test/move-clock.mjs'
import { testMoment } from '../../tools/test/test-day.mjs'

/** Script that puts the clock of a process or a page ahead, before anything of it runs. @param {number} ms */
const clockScript = (ms) => `;(${moveClock})(${ms})`

/** Script that does so once in a process: threads with an environment of their own do not read NODE_OPTIONS. @param {number} ms */
const processScript = (ms) => `
import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'
if (!globalThis.isClockMoved) {
  globalThis.isClockMoved = true
  const clock = '--import=' + import.meta.url
  // Sizes of the process's memory are none of a thread's.
  const inherited = process.execArgv.filter((option) => !option.startsWith('--max-'))
  threads.Worker = class extends threads.Worker {
    constructor(file, options) {
      super(file, { ...options, execArgv: [...(options?.execArgv ?? inherited), clock] })
    }
  }
  syncBuiltinESMExports()
  ${clockScript(ms)}
}`

/** Time that the clocks of this run are ahead of the machine's, in ms. */
const runAhead = () => Number(process.env.CLOCK_AHEAD_MS ?? 0)

/** Settings of a process with such a clock: the first of its options counts. @param {number} ms */
const clockSettings = (ms) => {
  const clock = `--import=data:text/javascript,${encodeURIComponent(processScript(ms))}`
  return { NODE_OPTIONS: `${clock} ${process.env.NODE_OPTIONS ?? ''}` }
}

/**
 * Sets the clocks of a run to `TEST_MOMENT`, or else to the day of all tests: of every process that this one starts
 * from now on. It counts once, in the first process of a run, whose own clock goes on.
 */
export function startRunClock() {
  if (process.env.CLOCK_AHEAD_MS !== undefined) return
  const ahead = Date.parse(process.env.TEST_MOMENT ?? testMoment) - Date.now()
  Object.assign(process.env, clockSettings(ahead), { CLOCK_AHEAD_MS: String(ahead) })
}

/** Clock of a page of this run, as a script. */
export const pageClock = () => clockScript(runAhead())

/** Settings of a process that begins at another moment than this one is in. @param {string} moment ISO 8601 */
export const settingsAt = (moment) => clockSettings(runAhead() + Date.parse(moment) - Date.now())
