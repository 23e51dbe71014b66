import { createCardToken } from '@escapade/shared-contracts/api/orders/orders'
import { CardToken, CardTokenRequest, ShopPath } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { describePage, htmlAnswer, redirectAnswer } from '../../../platform/http/describe-page'
import { sendPlainPage, servePlainPageCss } from '../../../platform/http/plain-page'
import { registerCall } from '../../../platform/http/routes'
import { parseInput } from '../../../platform/http/validation'
import { challengePage } from './challenge-page'
import type { SandboxPsp } from './sandbox-psp'
import { createSandboxRepository } from './sandbox-repository'

const ChallengeParams = z.object({ id: z.string().min(1).max(64) })
/** Address that the page goes back to; the checkout may say it in the address, else it is what the payment said. */
const Return = z.object({ returnUrl: z.optional(ShopPath) })
const ChallengeAnswer = Return.extend({ answer: z.enum(['confirm', 'decline', 'later']) })

/** The sandbox provider's own address: card form's target and the bank's page. */
export async function sandboxRoutes(app: FastifyInstance, psp: SandboxPsp) {
  await app.register(formbody, { bodyLimit: 8192 })
  registerCall(app, {
    endpoint: createCardToken,
    body: CardTokenRequest,
    response: CardToken,
    summary: 'Turns a card into a token. Belongs to the sandbox payment provider, not to the shop',

    requirements: ['GW-029'],
    example: { body: { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123' } },
    errors: ['card-invalid', 'too-many-requests'],
    perMinute: 30,
    bodyLimit: 1024,
    handler: ({ body }) => psp.createToken(body),
  })
  servePlainPageCss(app, '/sandbox-psp/style.css')
  challengeRoutes(app, psp)
}

const challenge = {
  path: '/sandbox-psp/challenge/{id}',
  requirements: ['GW-029'],
  params: ChallengeParams,
  errors: ['payment-not-found' as const],
}
const showOpenApi = describePage({
  ...challenge,
  method: 'GET',
  summary:
    'The page of the bank that asks whether the payment is wanted. Belongs to the sandbox payment provider',
  query: Return,
  example: { params: { id: 'ch_1' }, query: { returnUrl: paths.summary({ productId: '1' }) } },
  answers: { 200: htmlAnswer('The page, in the language of the payment') },
})
const answerOpenApi = describePage({
  ...challenge,
  method: 'POST',
  summary: 'What was answered to the bank. Belongs to the sandbox payment provider',
  form: ChallengeAnswer,
  example: { params: { id: 'ch_1' }, body: { answer: 'confirm' } },
  answers: { 303: redirectAnswer('Back to the checkout') },
})

function challengeRoutes(app: FastifyInstance, psp: SandboxPsp) {
  const books = createSandboxRepository(app.deps.db)

  app.get('/sandbox-psp/challenge/:id', { config: showOpenApi }, async (request, reply) => {
    const { id } = readParams(request.params)
    const { returnUrl } = parseInput(Return, request.query, 'query') as z.infer<typeof Return>
    const challenge = await psp.findChallenge(id)
    const card = await books.findCard(challenge.paymentMethod)
    return sendPlainPage(reply, challengePage({ challenge, card, returnUrl }))
  })

  app.post('/sandbox-psp/challenge/:id', { config: answerOpenApi }, async (request, reply) => {
    const { id } = readParams(request.params)
    const { answer, returnUrl } = parseInput(ChallengeAnswer, request.body, 'body') as z.infer<
      typeof ChallengeAnswer
    >
    const { returnPath } = await psp.answerChallenge(id, answer)
    return reply.redirect(returnUrl ?? returnPath, 303)
  })
}

const readParams = (params: unknown) =>
  parseInput(ChallengeParams, params, 'params') as z.infer<typeof ChallengeParams>
