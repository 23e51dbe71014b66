import {
  postAnalytics,
  postClientLog,
  postErrorReport,
} from '@escapade/shared-contracts/api/content/telemetry'
import {
  AnalyticsBatch,
  ClientLog,
  ErrorReport,
} from '@escapade/shared-contracts/api/content/telemetry-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { maxLogMessage } from '@escapade/shared-contracts/rules/visitor/client-log-entry'
import { countries } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { AppError } from '../../platform/http/errors'
import { registerCall } from '../../platform/http/routes'
import { wellFormed } from '../../platform/http/well-formed'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import { retentionEnd } from '../../platform/retention'
import { withoutSecrets } from './location'
import { createTelemetryRepository } from './telemetry-repository'

type Deps = { db: Db; clock: Clock; jobs: Pick<JobRunner, 'add'> }

const done = z.void()
const AnalyticsParams = z.object({ pos: z.string().max(40) })
const pointsOfSale = new Set(countries.map((country) => country.toLowerCase()))

const dayMs = 86_400_000

/** Routes for reports of pages: failures, missing pages, and, with consent, what visitors look at. */
export async function telemetryRoutes(app: FastifyInstance, { db, clock, jobs }: Deps): Promise<void> {
  const telemetry = createTelemetryRepository(db)
  const now = () => clock.instant()

  registerCall(app, {
    endpoint: postClientLog,
    changesNothing: true,
    body: ClientLog,
    response: done,
    summary: 'Keeps a failure that a page caught; the message is cut to 256 characters',
    requirements: ['GW-022'],
    example: {
      body: {
        level: 'ERROR',
        locale: 'fr_FR',
        location: paths.search(),
        message: 'The results could not be shown',
      },
    },
    errors: ['too-many-requests'],
    perMinute: 60,
    handler: async ({ body }) => {
      const location = withoutSecrets(body.location)
      const message = cut(body.message, maxLogMessage)
      await telemetry.addClientLog({ ...body, location, message, loggedAt: now() })
    },
  })
  registerCall(app, {
    endpoint: postErrorReport,
    changesNothing: true,
    body: ErrorReport,
    response: done,
    summary: 'Keeps the address of a page that was not found',
    requirements: ['GW-005'],
    example: { body: { uri: '/no-such-page', locale: 'fr_FR' } },
    errors: ['too-many-requests'],
    perMinute: 30,
    handler: async ({ body }) => {
      await telemetry.addErrorReport({ ...body, uri: withoutSecrets(body.uri) }, now())
    },
  })
  registerCall(app, {
    endpoint: postAnalytics,
    changesNothing: true,
    params: AnalyticsParams,
    body: AnalyticsBatch,
    response: done,
    summary: 'Collects analytics events of a point of sale',
    requirements: ['GW-034'],
    example: {
      params: { pos: 'fr' },
      body: {
        clientId: '1.1790000000',
        userId: null,
        events: [{ name: 'view_item', params: { item_id: '10001p1' } }],
      },
    },
    errors: ['point-of-sale-not-found', 'too-many-requests'],
    perMinute: 120,
    handler: async ({ params: { pos }, body }) => {
      if (!pointsOfSale.has(pos)) throw new AppError('point-of-sale-not-found')
      await telemetry.addEvents({ ...body, pos }, now())
    },
  })

  const forget = () => telemetry.forget(retentionEnd('telemetry', now()))
  jobs.add({ name: 'old-telemetry', everyMs: dayMs, run: forget })
}

/** Cuts between characters, not within one: half a surrogate pair cannot be stored. */
const cut = (text: string, length: number) => wellFormed(text.slice(0, length))
