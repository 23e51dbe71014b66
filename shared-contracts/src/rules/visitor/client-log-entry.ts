import type { Locale } from './locale'

type Report = { locale: Locale; location: string; message: string }
export type ClientLogEntry = Report & { level: 'ERROR' }

export const maxLogMessage = 256

/** Body of a client error report (spec A §7). */
export function clientLogEntry({ locale, location, message }: Report): ClientLogEntry {
  return { level: 'ERROR', locale, location, message: message.slice(0, maxLogMessage) }
}
