import { Writable } from 'node:stream'
import { loggerOptions } from '../platform/observe/logging'

/** Logger of an app in a test, and the lines that it has written. */
export function captureLog(level = 'warn') {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  return { logger: { ...loggerOptions(level), stream }, lines }
}
