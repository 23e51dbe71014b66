/**
 * Puts the clock of the process or page that it runs in ahead, by so many ms. Its text is run elsewhere: it names
 * nothing from outside.
 *
 * @param {number} ms
 */
export function moveClock(ms) {
  const now = Date.now
  Date.now = () => now() + ms
  globalThis.Date = new Proxy(Date, {
    construct: (system, parts, made) =>
      Reflect.construct(system, parts.length === 0 ? [system.now()] : parts, made),
  })
}
