/** Alike lines that are written in a window before the rest is only counted. */
const burst = 20
const windowMs = 10_000
const mostKinds = 500

type Kind = { beganAt: number; written: number; left: number }

/**
 * Keeps a log readable while one trouble repeats with every request. Answers for each line of a kind how many before it
 * were left out, or null when this one is to be left out too.
 */
export function createRepeatedLines(clock: () => number = Date.now) {
  const kinds = new Map<string, Kind>()
  const begin = (name: string): Kind => {
    const kind = { beganAt: clock(), written: 0, left: 0 }
    kinds.delete(name)
    kinds.set(name, kind)
    const [oldest] = kinds.keys()
    if (kinds.size > mostKinds && oldest !== undefined) kinds.delete(oldest)
    return kind
  }
  return (name: string): number | null => {
    const known = kinds.get(name)
    const isOver = !known || clock() - known.beganAt >= windowMs
    const kind = isOver ? begin(name) : known
    if (kind.written >= burst) {
      kind.left += 1
      return null
    }
    kind.written += 1
    return isOver ? (known?.left ?? 0) : 0
  }
}

const fromLevel = 40

type Facts = {
  remote?: unknown
  failure?: unknown
  status?: unknown
  err?: { code?: unknown; type?: unknown }
}

/** For pino's `hooks.logMethod`: warnings and errors that repeat are left out, and their number is named later. */
export function limitRepeatedLines(clock?: () => number) {
  const leftOut = createRepeatedLines(clock)
  return function logMethod<Logger>(
    this: Logger,
    args: unknown[],
    write: (this: Logger, ...args: never[]) => void,
    level: number,
  ) {
    const [facts, ...rest] = typeof args[0] === 'object' && args[0] !== null ? args : [{}, ...args]
    if (level < fromLevel) return write.apply(this, args as never[])
    const { remote, failure, status, err } = facts as Facts
    const before = leftOut([level, rest[0], remote, failure, status, err?.code].join())
    if (before === null) return
    write.apply(this, (before > 0 ? [{ ...(facts as object), leftOut: before }, ...rest] : args) as never[])
  }
}
