import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock'
import type { DatabaseHandle } from '../../../platform/database/database'
import { createInTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { registerCall } from '../../../platform/http/routes'
import { createChannelsRepository } from './channels-repository'
import { NightUpdates, NightUpdatesAnswer } from './night-update-schemas'
import { updateNights } from './update-nights'

type Deps = { db: DatabaseHandle['db']; clock: Clock }

const path = '/api/channel/nights'
/** Fifty a second, of a thousand nights each. */
const perMinute = 3_000
const bodyBytes = 256 * 1024

/** Nights of a partner's hotels, by its key. */
export function nightUpdatesRoute(app: FastifyInstance, { db, clock }: Deps): void {
  const channels = createChannelsRepository(db)
  const inTransaction = createInTransaction(db)
  registerCall(app, {
    endpoint: { method: 'POST', path },
    headers: { authorization: 'Bearer KEY: that of the channel, from `channels add`' },
    body: NightUpdates,
    response: NightUpdatesAnswer,
    summary:
      'Sets prices, rooms and restrictions of nights for a channel, each night by itself and never by an older version',
    requirements: ['GW-038'],
    example: (today) => ({
      body: { nights: [{ room: '10001r1', day: today, version: 1, price: 14_900, allotment: 4 }] },
    }),
    errors: ['unauthorized'],
    perMinute,
    bodyLimit: bodyBytes,
    async handler({ request, body }) {
      const now = clock.instant()
      const channel = await channels.ofKey(keyOf(request), now)
      if (!channel) throw new AppError('unauthorized')
      await channels.see(channel.channelId, now)
      return inTransaction((trx) =>
        updateNights(trx, { channel, updates: body.nights, today: clock.today() }),
      )
    },
  })
}

const keyOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
