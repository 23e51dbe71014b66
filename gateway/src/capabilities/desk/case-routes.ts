import { answerCase, closeCase, getCase, listOpenCases } from '@escapade/shared-contracts/api/desk/cases'
import {
  CaseAnswer,
  CaseFile,
  CaseParams,
  OpenCases,
} from '@escapade/shared-contracts/api/desk/cases-schemas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/routes'

export type CaseRooms = {
  open: () => Promise<OpenCases>
  read: (caseNumber: string) => Promise<CaseFile>
  answer: (caseNumber: string, answer: CaseAnswer) => Promise<CaseFile>
  close: (caseNumber: string) => Promise<CaseFile>
}

const perMinute = 600
const params = { caseNumber: '7K2M9QXA' }

/** Messages to customer care, whole, and their answers. */
export function caseRoutes(app: FastifyInstance, cases: CaseRooms): void {
  registerCall(app, {
    endpoint: listOpenCases,
    response: OpenCases,
    summary: 'Messages that wait for an answer, the oldest first',
    requirements: ['SH-017'],
    staff: 'answer-cases',
    readsPeople: () => ({ kind: 'search', id: 'open messages' }),
    perMinute,
    handler: () => cases.open(),
  })

  registerCall(app, {
    endpoint: getCase,
    params: CaseParams,
    response: CaseFile,
    summary: 'A message to customer care, whole, with the list of its files',
    requirements: ['SH-017'],
    example: { params },
    errors: ['case-not-found'],
    staff: 'answer-cases',
    perMinute,
    handler: ({ params: { caseNumber } }) => cases.read(caseNumber),
  })

  registerCall(app, {
    endpoint: answerCase,
    params: CaseParams,
    body: CaseAnswer,
    response: CaseFile,
    summary: 'Answers a message by mail. Safe to repeat',
    requirements: ['SH-017'],
    example: {
      params,
      body: { text: 'Your room is ready from three o’clock.', updatedAt: '2027-03-01T09:00:00.000Z' },
    },
    errors: ['case-not-found', 'case-changed'],
    staff: 'answer-cases',
    perMinute,
    handler: ({ params: { caseNumber }, body }) => cases.answer(caseNumber, body),
  })

  registerCall(app, {
    endpoint: closeCase,
    params: CaseParams,
    response: CaseFile,
    summary: 'Closes a message that needs no answer, or none any more. Safe to repeat',
    requirements: ['SH-017'],
    example: { params },
    errors: ['case-not-found'],
    staff: 'answer-cases',
    perMinute,
    handler: ({ params: { caseNumber } }) => cases.close(caseNumber),
  })
}
