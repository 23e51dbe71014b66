import { isoTime, withoutAddresses } from './line-format'

type Stream = { isTTY?: boolean | undefined; write(text: string): unknown }

/**
 * Says why a server does not start, or ends: to somebody at a terminal in plain lines, else as one line of the log, with
 * pino's level of fatal errors.
 */
export function sayFatal(service: string, why: unknown, stream: Stream = process.stderr): void {
  const message = why instanceof Error ? why.message : String(why)
  const line = `{"level":60${isoTime()},"service":${JSON.stringify(service)},"msg":${JSON.stringify(message)}}`
  stream.write(`${withoutAddresses(stream.isTTY ? message : line)}\n`)
}
