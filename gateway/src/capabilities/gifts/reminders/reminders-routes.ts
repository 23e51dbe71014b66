import { Uuid } from '@escapade/shared-contracts/api/common-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { describePage, htmlAnswer } from '../../../platform/http/describe-page'
import { AppError } from '../../../platform/http/errors'
import { sendPlainPage, servePlainPageCss } from '../../../platform/http/plain-page'
import { limitOf } from '../../../platform/http/rate-limit'
import { parseInput } from '../../../platform/http/validation'
import type { GiftCodes } from '../money/gift-codes'
import { createGiftsRepository, type Gift } from '../records/gifts-repository'
import { askPage, donePage, remindersCss } from './reminders-page'

type Deps = { db: Db; clock: Clock; codes: GiftCodes }
type Asked = { params: unknown; query: unknown }

const perMinute = 60
const url = '/front-gateway/gifts/:giftUUID/reminders'
const Params = z.object({ giftUUID: Uuid })
const Query = z.object({ key: z.string().max(64) })

const describe = (method: 'GET' | 'POST') =>
  describePage({
    method,
    path: '/front-gateway/gifts/{giftUUID}/reminders',
    summary:
      method === 'GET'
        ? 'The page behind the link that ends the reminders of a gift'
        : 'Ends the reminders of a gift',
    requirements: ['GI-037'],
    params: Params,
    query: Query,
    ...(method === 'POST' ? { form: null } : {}),
    example: {
      params: { giftUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10' },
      query: { key: 'of the address in the mail' },
    },
    answers: {
      200: htmlAnswer(method === 'GET' ? 'Asks once more: the button does it' : 'Says that it is done'),
    },
    errors: ['gift-not-found'],
    perMinute,
  })

/** The link of a reminder that ends all of them. */
export function remindersRoutes(app: FastifyInstance, deps: Deps) {
  servePlainPageCss(app, remindersCss)
  const optionsOf = (method: 'GET' | 'POST') => ({
    config: { ...limitOf(app, perMinute), ...describe(method) },
  })
  app.get(url, optionsOf('GET'), async (request, reply) =>
    sendPlainPage(reply, askPage((await findGift(deps, request)).locale)),
  )
  app.post(url, optionsOf('POST'), async (request, reply) => {
    const { giftUUID, locale } = await findGift(deps, request)
    await createGiftsRepository(deps.db).stopReminders(giftUUID, deps.clock.instant())
    return sendPlainPage(reply, donePage(locale))
  })
}

async function findGift({ db, codes }: Deps, { params, query }: Asked): Promise<Gift> {
  const { giftUUID } = parseInput(Params, params, 'params') as z.infer<typeof Params>
  const { key } = parseInput(Query, query, 'query') as z.infer<typeof Query>
  const isOurs = codes.reminders.isGood(key, giftUUID)
  const gift = isOurs ? await createGiftsRepository(db).find(giftUUID) : undefined
  if (!gift) throw new AppError('gift-not-found')
  return gift
}
