import { NewDecision } from '@escapade/shared-contracts/api/desk/decision-schemas'
import {
  askForPerson,
  decidePersonRequest,
  getPersonCopy,
  getPersonFile,
} from '@escapade/shared-contracts/api/desk/people'
import {
  NewPersonRequest,
  PersonFile,
  PersonQuestion,
  PersonRequest,
} from '@escapade/shared-contracts/api/desk/people-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { type Caller, callerOf } from '../../platform/caller'
import { registerCall } from '../../platform/http/routes'
import { foldEmail } from '../../platform/mailbox'

type Deciding = Required<NewDecision> & { requestId: string; caller: Caller }

export type PeopleRooms = {
  file: (email: string) => Promise<PersonFile>
  ask: (asking: NewPersonRequest & { caller: Caller }) => Promise<PersonRequest>
  list: (caller: Caller) => Promise<PersonRequest[]>
  decide: (deciding: Deciding) => Promise<PersonRequest>
  copy: (requestId: string, caller: Caller) => Promise<Record<string, unknown>>
}

const perMinute = 600
const params = { requestId: '4c5f2b0e-7d1a-4f2e-9a63-0f2d8f6a9c11' }
const RequestParams = z.object({ requestId: z.uuid() })
const email = 'anne.moreau@example.com'
/** The person whose mailbox a body has, before it is judged. */
const personOf = ({ body }: { body: unknown }) =>
  ({ kind: 'person', id: foldEmail(String((body as Partial<PersonQuestion> | null)?.email ?? '')) }) as const

/** The file of a person, and what takes two people's consent. */
export function peopleRoutes(app: FastifyInstance, people: PeopleRooms): void {
  registerCall(app, {
    endpoint: getPersonFile,
    body: PersonQuestion,
    response: PersonFile,
    summary: 'All that is known of the person who goes by a mailbox',
    requirements: ['SH-017'],
    example: { body: { email } },
    staff: 'read-people',
    readsPeople: personOf,
    changesNothing: true,
    bodyLimit: 1024,
    perMinute,
    handler: ({ body }) => people.file(body.email),
  })

  registerCall(app, {
    endpoint: askForPerson,
    body: NewPersonRequest,
    response: PersonRequest,
    summary: 'Asks for a copy of a person’s data, or to forget them; another one decides',
    requirements: ['SH-017'],
    example: { body: { email, act: 'export', reason: 'Asked for it by post' } },
    staff: 'read-people',
    readsPeople: personOf,
    perMinute,
    handler: ({ body, request }) => people.ask({ ...body, caller: callerOf(request) }),
  })

  registerCall(app, {
    endpoint: decidePersonRequest,
    params: RequestParams,
    body: NewDecision,
    response: PersonRequest,
    summary: 'Agrees to a copy or an erasure, or says no. Safe to repeat',
    requirements: ['SH-017'],
    example: { params, body: { outcome: 'approved' } },
    errors: ['approval-not-found', 'approval-decided', 'second-person-required'],
    staff: 'decide-approvals',
    perMinute,
    handler: ({ params: { requestId }, body: { outcome, answer = '' }, request }) =>
      people.decide({ requestId, outcome, answer, caller: callerOf(request) }),
  })

  registerCall(app, {
    endpoint: getPersonCopy,
    params: RequestParams,
    response: z.record(z.string(), z.unknown()),
    summary: 'The copy of a person’s data that two have agreed to',
    requirements: ['SH-017'],
    example: { params },
    errors: ['approval-not-found'],
    staff: 'read-people',
    perMinute,
    handler: ({ params: { requestId }, request }) => people.copy(requestId, callerOf(request)),
  })
}
