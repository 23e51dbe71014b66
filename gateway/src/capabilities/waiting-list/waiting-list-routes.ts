import { joinWaitingList, waitingPlaceCookie } from '@escapade/shared-contracts/api/stays/waiting-list'
import {
  WaitingListAnswer,
  WaitingListRequest,
  WaitingPlaceParams,
} from '@escapade/shared-contracts/api/stays/waiting-list-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { withDates, withParty } from '@escapade/shared-contracts/criteria/stay-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../platform/database/database'
import { retryAfter } from '../../platform/http/call-schema'
import { setCookie } from '../../platform/http/cookies/set-cookie'
import { describePage, htmlAnswer, redirectAnswer } from '../../platform/http/describe-page'
import { sendPlainPage } from '../../platform/http/plain-page'
import { limitOf } from '../../platform/http/rate-limit'
import { registerCall } from '../../platform/http/routes'
import { showRefusals } from '../../platform/http/show-refusals'
import { parseInput } from '../../platform/http/validation'
import { shopPath } from '../../platform/shop-url'
import { heldMs } from './held-rooms'
import type { Place } from './places-repository'
import type { WaitingList } from './waiting-list'
import { namesOf } from './waiting-mails'
import { laterPage, noPlacePage, placePage } from './waiting-pages'

const perMinute = 10
const pagesPerMinute = 60

export function joinRoute(app: FastifyInstance, list: Pick<WaitingList, 'ask'>): void {
  registerCall(app, {
    endpoint: joinWaitingList,
    body: WaitingListRequest,
    response: WaitingListAnswer,
    summary:
      'Asks for a place on the waiting list of a full stay; the same answer whether the mailbox waits already',
    requirements: ['GW-011'],
    example: (today) => ({
      body: {
        productId: '10001p1',
        checkin: addDays(today, 30),
        nights: 1,
        adult: 2,
        child: 0,
        baby: 0,
        locale: 'fr_FR',
        email: 'guest@example.com',
      },
    }),
    errors: ['product-not-found', 'stay-not-full', 'too-many-places'],
    perMinute,
    async handler({ body }) {
      await list.ask(body)
      return { status: 'confirmation-sent' as const }
    },
  })
}

const PlaceQuery = z.object({ leave: z.literal('1').optional() })
const PlaceForm = z.object({ act: z.enum(['keep', 'leave']) })

const path = '/front-gateway/waiting-list/{placeId}'
const shown = {
  path,
  requirements: ['GW-011'],
  params: WaitingPlaceParams,
  example: { params: { placeId: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10' } },
  hasNoRefusals: true,
}
const answers = {
  200: htmlAnswer('The place as it stands, and what can be done with it'),
  400: htmlAnswer('Says that the link is broken'),
  404: htmlAnswer('Says that the link is broken or too old'),
  413: htmlAnswer('Says that the link is broken'),
  415: htmlAnswer('Says that the link is broken'),
  429: { ...htmlAnswer('Asks to come back later'), headers: retryAfter },
}

/** The links of the waiting list's mails. */
export function placeRoutes(app: FastifyInstance, { db, list }: { db: Db; list: WaitingList }): void {
  showRefusals(app, { wrong: noPlacePage, later: laterPage })
  const url = path.replace('{placeId}', ':placeId')
  const read = (params: unknown) =>
    (parseInput(WaitingPlaceParams, params, 'params') as z.infer<typeof WaitingPlaceParams>).placeId
  const show = async (reply: FastifyReply, place: Place | undefined, leaves = false) => {
    if (!place) return sendPlainPage(reply.code(404), noPlacePage('fr_FR'))
    const stay = (await namesOf(db, place)) ?? null
    return sendPlainPage(reply, placePage({ place, stay, stayUrl: stayPath(place), leaves }))
  }

  const open = describePage({
    ...shown,
    method: 'GET',
    summary:
      'The page behind the links of the waiting list’s mails; leads on to the stay while a room of it is held',
    query: PlaceQuery,
    answers: { ...answers, 303: redirectAnswer('To the stay, which counts the held room as the visitor’s') },
  })
  app.get(url, { config: { ...limitOf(app, pagesPerMinute), ...open } }, async (request, reply) => {
    const place = await list.find(read(request.params))
    const query = parseInput(PlaceQuery, request.query, 'query') as z.infer<typeof PlaceQuery>
    if (place?.status !== 'held' || query.leave) return show(reply, place, query.leave !== undefined)
    const cookie = { name: waitingPlaceCookie, value: place.placeId, path: '/', maxAge: heldMs / 1_000 }
    setCookie(request, reply, cookie)
    return reply.header('cache-control', 'no-store').redirect(stayPath(place), 303)
  })

  const act = describePage({
    ...shown,
    method: 'POST',
    summary: 'Keeps a place on the waiting list, or gives it up',
    form: PlaceForm,
    example: { ...shown.example, body: { act: 'keep' } },
    answers,
  })
  app.post(url, { config: { ...limitOf(app, pagesPerMinute), ...act } }, async ({ params, body }, reply) => {
    const placeId = read(params)
    const form = parseInput(PlaceForm, body, 'body') as z.infer<typeof PlaceForm>
    return show(reply, await list[form.act](placeId))
  })
}

/** Page of the stay with the nights and the party that were waited for. */
function stayPath({ packageId, checkin, nights, locale, adult, child, baby }: Place): string {
  const dates = withDates({}, { checkin, checkout: addDays(checkin, nights), nights })
  const criteria = withParty(dates, { a: adult, c: child, b: baby, s: child + baby > 0 })
  return shopPath({ locale, path: paths.product({ id: packageId, hash: serializeCriteria({ criteria }) }) })
}
