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

/** Thrown where a partner says yes with something else than what was asked for: it is broken, or somebody else answers. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  /** As a gateway says it of who stands behind (RFC 9110, 15.6.3): such a call has failed. */
  readonly status = 502
}

/** `body`: JSON that was read; undefined with a refusal that has none. */
export type PartnerAnswer = { status: number; ok: boolean; body: unknown }
type Question = {
  partner: Partner
  url: string
  init: RequestInit
  /** Tells an answer from any other JSON. */
  isAnswer?: (body: unknown) => boolean
}

/** Asks a partner that speaks JSON over HTTP. Throws `UnreadableAnswer` for a yes that is none of its answers. */
export const askPartner = ({ partner, url, init, isAnswer = () => true }: Question): Promise<PartnerAnswer> =>
  callPartner(partner, async () => {
    const answer = await fetch(url, init)
    const body = readJson(await answer.text())
    if (answer.ok && (body === undefined || !isAnswer(body)))
      throw new UnreadableAnswer(`${partner} answered ${answer.status} with something else`)
    return { status: answer.status, ok: answer.ok, body }
  })

function readJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

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
  /** Of Node and of nodemailer. */
  code?: unknown
  responseCode?: unknown
  $metadata?: { httpStatusCode?: number }
  cause?: unknown
}

export function outcomeOf({ result, error }: PartnerCall): CallOutcome {
  const { status, code, responseCode, $metadata, cause } = (error ?? result ?? {}) as Ended
  if (typeof responseCode === 'number') return bySmtpCode(responseCode)
  if (typeof status === 'number') return byStatus(status)
  if ($metadata?.httpStatusCode) return byStatus($metadata.httpStatusCode)
  if (error === undefined) return 'ok'
  if (code === 'EPROTOCOL') return 'failed'
  return cause ? outcomeOf({ error: cause } as PartnerCall) : 'away'
}
