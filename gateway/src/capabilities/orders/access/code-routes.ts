import { LookupAnswer } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { askForCode, redeemCode } from '@escapade/shared-contracts/api/orders/order-codes'
import {
  CodeAnswer,
  CodeRedemption,
  CodeRequest,
} from '@escapade/shared-contracts/api/orders/order-codes-schemas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/routes'
import type { OrderCodes } from './order-codes'

const perMinute = 10

export function codeRoutes(app: FastifyInstance, codes: OrderCodes) {
  registerCall(app, {
    endpoint: askForCode,
    body: CodeRequest,
    response: CodeAnswer,
    summary: 'Sends a one-time code to the mailbox of a booking; the answer never says whether there is one',
    requirements: ['GW-038'],
    example: { body: { bookingNumber: '48213076' } },
    perMinute,
    bodyLimit: 1024,
    handler: ({ body, request }) => codes.ask({ ...body, ip: request.ip }),
  })

  registerCall(app, {
    endpoint: redeemCode,
    body: CodeRedemption,
    response: LookupAnswer,
    summary:
      'Opens a booking with the code from its mailbox, also where wrong guesses have locked the lookup',
    requirements: ['GW-038'],
    example: { body: { codeRequest: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10', code: '048213' } },
    errors: ['code-not-valid'],
    perMinute,
    bodyLimit: 1024,
    handler: ({ body }) => codes.redeem(body),
  })
}
