import { createMetrics } from './metrics'
import { callPartner, outcomeOf, type Partner, type PartnerCall, UnreadableAnswer } from './partner-calls'

const ended = (end: Partial<PartnerCall>): PartnerCall => ({ partner: 'stripe', startedAt: 0, ...end })

it.each<[string, Partial<PartnerCall>, string]>([
  ['an answer', { result: { status: 200 } }, 'ok'],
  ['an answer without a status', { result: {} }, 'ok'],
  ['a wrong key', { result: { status: 401 } }, 'unauthorized'],
  ['a refused card', { result: { status: 402 } }, 'refused'],
  ['too many calls', { result: { status: 429 } }, 'failed'],
  ['a broken partner', { result: { status: 503 } }, 'failed'],
  ['no server there', { error: new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }) }, 'away'],
  ['silence', { error: new DOMException('too late', 'TimeoutError') }, 'away'],
  ['a wrong password of SMTP', { error: { responseCode: 535 } }, 'unauthorized'],
  ['a mailbox that is not there', { error: { responseCode: 550 } }, 'refused'],
  ['a mail that is put off', { error: { responseCode: 450 } }, 'failed'],
  ['a mail server that speaks something else', { error: { code: 'EPROTOCOL' } }, 'failed'],
  [
    'a page instead of an answer',
    { error: new UnreadableAnswer('stripe answered 200 with something else') },
    'failed',
  ],
  ['a wrong key of S3', { error: { $metadata: { httpStatusCode: 403 } } }, 'unauthorized'],
])('%s is counted as it came out', (_, end, outcome) => {
  expect(outcomeOf(ended(end))).toBe(outcome)
})

it('calls are counted by partner and outcome, and answer as if they were not', async () => {
  const { registry } = createMetrics()
  const failure = new Error('no')
  expect(await callPartner('smtp', async () => 'sent')).toBe('sent')
  await expect(callPartner('stripe', () => Promise.reject(failure))).rejects.toBe(failure)
  const text = await registry.metrics()
  const count = (partner: Partner, outcome: string) =>
    text.includes(`partner_call_duration_seconds_count{partner="${partner}",outcome="${outcome}"} 1`)
  expect([count('smtp', 'ok'), count('stripe', 'away'), count('stripe', 'ok')]).toEqual([true, true, false])
})
