import { postClientLog } from '@escapade/shared-contracts/api/content/telemetry'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { clientLogEntry } from '@escapade/shared-contracts/rules/visitor/client-log-entry'

type Options = { window: Window; visit: Pick<Visit, 'locale'>; send?: typeof fetch }

/** A page in trouble says so a few times, not without end. */
const mostReports = 30

/**
 * Reports caught and uncaught errors to the gateway (SH-075). Sent by `fetch`, which outlives the page: nothing that
 * may itself be broken stands between. The answer is not used.
 */
export function createClientLog({ window, visit, send = window.fetch.bind(window) }: Options) {
  const known = new WeakSet<object>()
  let reports = 0

  const log = (error: unknown) => {
    if (isKnown(known, error) || reports >= mostReports) return
    reports += 1
    const location = window.location.href
    const body = JSON.stringify(clientLogEntry({ locale: visit.locale, location, message: messageOf(error) }))
    const headers = { 'content-type': 'application/json' }
    void send(postClientLog.path, { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }
  window.addEventListener('error', (event) => event.error && log(event.error))
  window.addEventListener('unhandledrejection', (event) => log(event.reason))
  return log
}

/** An error that passes through several hands is one error. */
function isKnown(known: WeakSet<object>, error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const isNew = !known.has(error)
  known.add(error)
  return !isNew
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)
