import { tracingChannel } from 'node:diagnostics_channel'

export const allPartners = ['stripe', 'alma', 'smtp', 'oidc', 's3', 'crm'] as const
export type Partner = (typeof allPartners)[number]
/** `unauthorized`: the partner knows neither key nor password. `away`: no answer came. */
export const callOutcomes = ['ok', 'unauthorized', 'refused', 'failed', 'away'] as const
export type CallOutcome = (typeof callOutcomes)[number]

export type PartnerCall = { partner: Partner; startedAt: number; result?: unknown; error?: unknown }

/** Every call to a partner, for who counts them; the event `asyncEnd` comes once it has ended in either way. */
export const partnerCalls = tracingChannel<unknown, PartnerCall>('escapade:partner-call')

/** Makes a call that figures of its partner count. */
export const callPartner = <T>(partner: Partner, call: () => Promise<T>): Promise<T> =>
  partnerCalls.tracePromise(call, { partner, startedAt: performance.now() })

/** Answers of HTTP; SMTP's say the same by other numbers (RFC 5321, 4.2.1; 535 is a wrong password). */
function byStatus(status: number): CallOutcome {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status >= 500 || status === 429) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}
function bySmtpCode(code: number): CallOutcome {
  if (code === 530 || code === 535) return 'unauthorized'
  return code >= 500 ? 'refused' : 'failed'
}

type Ended = {
  status?: unknown
  responseCode?: unknown
  $metadata?: { httpStatusCode?: number }
  cause?: unknown
}

export function outcomeOf({ result, error }: PartnerCall): CallOutcome {
  const { status, responseCode, $metadata, cause } = (error ?? result ?? {}) as Ended
  if (typeof responseCode === 'number') return bySmtpCode(responseCode)
  if (typeof status === 'number') return byStatus(status)
  if ($metadata?.httpStatusCode) return byStatus($metadata.httpStatusCode)
  if (error === undefined) return 'ok'
  return cause ? outcomeOf({ error: cause } as PartnerCall) : 'away'
}
