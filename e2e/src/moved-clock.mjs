/**
 * Time that the clocks of this run are ahead of the machine's, in ms: of the tests, the servers and the pages alike.
 * `npm test -- days` sets it, to try the journeys on days that are not today.
 */
export const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)

/** Script that puts the clock of a process or a page ahead, before anything of it runs. @param {number} ms */
export const clockScript = (ms) => `
const now = Date.now
Date.now = () => now() + ${ms}
globalThis.Date = new Proxy(Date, {
  construct: (system, parts, made) => Reflect.construct(system, parts.length === 0 ? [system.now()] : parts, made),
})`

/** Setting of a Node process that starts with such a clock, its threads too. @param {number} ms */
export const clockOption = (ms) => `--import=data:text/javascript,${encodeURIComponent(clockScript(ms))}`
