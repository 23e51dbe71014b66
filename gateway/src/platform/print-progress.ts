import process from 'node:process'

const sayEachMs = 5_000

/** Says on stderr now and then how far it is; short work says nothing. */
export function createProgress(things: string, total: number) {
  let [done, last] = [0, performance.now()]
  return (more = 1): void => {
    done += more
    if (performance.now() - last < sayEachMs) return
    last = performance.now()
    process.stderr.write(`${done} of ${total} ${things}\n`)
  }
}
