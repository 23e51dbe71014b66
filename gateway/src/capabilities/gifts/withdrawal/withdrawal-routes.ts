import { confirmWithdrawal, requestWithdrawal } from '@escapade/shared-contracts/api/gifts/gifts'
import {
  WithdrawalConfirmation,
  WithdrawalOffer,
  WithdrawalReceipt,
  WithdrawalRequest,
} from '@escapade/shared-contracts/api/gifts/withdrawal-schemas'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../../platform/caller'
import { registerCall } from '../../../platform/http/routes'
import type { createWithdrawalService } from './withdrawal-service'

const perMinute = 10

export function withdrawalRoutes(
  app: FastifyInstance,
  withdrawals: ReturnType<typeof createWithdrawalService>,
) {
  registerCall(app, {
    endpoint: requestWithdrawal,
    body: WithdrawalRequest,
    response: WithdrawalOffer,
    summary: 'What of an order of gifts can be given back, and what would be refunded',
    requirements: ['GI-001'],
    example: { body: { locale: 'fr_FR', bookingNumber: '12345678', email: 'claire.moreau@example.com' } },
    errors: ['order-not-found', 'withdrawal-not-found', 'lookup-locked'],
    perMinute,
    bodyLimit: 2048,
    handler: ({ body, request }) => withdrawals.offer(body, callerOf(request)),
  })

  registerCall(app, {
    endpoint: confirmWithdrawal,
    body: WithdrawalConfirmation,
    response: WithdrawalReceipt,
    summary: 'Declares the withdrawal: acknowledged by e-mail with date and time, and refunded',
    requirements: ['GI-001'],
    example: { body: { token: 'b1f5c0a27d3e4896a1c2d3e4f5a6b7c8' } },
    errors: ['withdrawal-not-found', 'withdrawal-changed'],
    perMinute,
    bodyLimit: 1024,
    handler: ({ body, request }) => withdrawals.confirm(body.token, callerOf(request)),
  })
}
