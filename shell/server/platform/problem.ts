import type { Problem } from '@escapade/shared-contracts/api/problem'

const titles: Record<string, string> = {
  'gateway-unavailable': 'The shop’s services cannot be reached for the moment',
  'gateway-timeout': 'The shop’s services took too long to answer',
  'agent-unknown': 'Customer care: sign in first',
  'preview-not-valid': 'This preview has ended, or its remote has another owner: ask for a new link',
  withdrawn: 'This release was withdrawn: load the page anew',
  'unknown-host': 'The shop has another address',
  'foreign-origin': 'This can be asked for from the pages of the shop only',
  'method-not-allowed': 'Pages are read with GET',
  'damaged-file': 'This file is not what was published',
  'not-found': 'There is nothing here',
  'bad-request': 'The request cannot be understood',
  'payload-too-large': 'The request is too large',
  'internal-error': 'Something went wrong on our side',
}

/** The part of a reply that this needs, whatever protocol it is of. */
type Reply<Sent> = {
  request: { id: string }
  code(status: number): Reply<Sent>
  header(name: string, value: string): Reply<Sent>
  send(body: string): Sent
}

/** Answers with problem+json (https://www.rfc-editor.org/rfc/rfc9457). */
export function sendProblem<Sent>(reply: Reply<Sent>, status: number, code: string): Sent {
  const title = titles[code] ?? code
  const problem: Problem = { type: `urn:problem:${code}`, title, status, code, requestId: reply.request.id }
  return reply.code(status).header('content-type', 'application/problem+json').send(JSON.stringify(problem))
}
