import { getCalendar, makeCalendar, revokeCalendar } from '@escapade/shared-contracts/api/accounts/accounts'
import { CalendarAddress, CalendarParams } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import * as mini from 'zod/mini'
import { describePage } from '../../../platform/http/describe-page'
import { AppError } from '../../../platform/http/errors'
import { limitOf } from '../../../platform/http/rate-limit'
import { registerCall } from '../../../platform/http/routes'
import { parseInput } from '../../../platform/http/validation'
import type { Mailbox } from '../../../platform/mailbox'
import { accountOf } from '../sessions/identify-account'
import type { CalendarAddresses } from './calendar-address'

type Deps = {
  addresses: CalendarAddresses
  /** Stays of mailboxes as a calendar file. */
  calendarOf: (mailboxes: readonly Mailbox[]) => Promise<string>
}

const perMinute = 30
const openApi = describePage({
  method: 'GET',
  path: '/front-gateway/account/calendar/{accountId}/{mark}/escapade.ics',
  summary: 'Stays of an account as a calendar that programs subscribe to, by its private address',
  requirements: ['SH-023'],
  params: CalendarParams,
  example: { params: { accountId: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10', mark: 'of the private address' } },
  answers: {
    200: { description: 'iCalendar', content: { 'text/calendar': { schema: { type: 'string' } } } },
  },
  errors: ['not-found'],
  perMinute,
})

export function calendarRoutes(app: FastifyInstance, { addresses, calendarOf }: Deps): void {
  registerCall(app, {
    endpoint: getCalendar,
    response: CalendarAddress,
    summary: 'The private address of the account’s calendar; null while there is none',
    requirements: ['SH-023'],
    readsAccount: 'required',
    perMinute,
    handler: async ({ request }) => ({ path: await addresses.read(accountOf(request)) }),
  })

  registerCall(app, {
    endpoint: makeCalendar,
    response: CalendarAddress,
    summary: 'Makes a private address for the calendar; the one before opens nothing any more',
    requirements: ['SH-023'],
    readsAccount: 'required',
    perMinute,
    handler: async ({ request }) => ({ path: await addresses.make(accountOf(request)) }),
  })

  registerCall(app, {
    endpoint: revokeCalendar,
    response: mini.void(),
    summary: 'Takes the private address of the calendar back',
    requirements: ['SH-023'],
    readsAccount: 'required',
    perMinute,
    async handler({ request }) {
      await addresses.revoke(accountOf(request))
      return undefined
    },
  })

  const config = { ...limitOf(app, perMinute), ...openApi }
  app.get(
    '/front-gateway/account/calendar/:accountId/:mark/escapade.ics',
    { config },
    async (request, reply) => {
      const asked = parseInput(CalendarParams, request.params, 'params') as z.infer<typeof CalendarParams>
      const mailboxes = await addresses.mailboxesOf(asked)
      if (!mailboxes) throw new AppError('not-found')
      return reply
        .headers({
          'content-disposition': 'inline; filename="escapade.ics"',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        })
        .type('text/calendar; charset=utf-8')
        .send(await calendarOf(mailboxes))
    },
  )
}
