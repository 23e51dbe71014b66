import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock'
import type { Config } from '../../../platform/config'
import type { DatabaseHandle } from '../../../platform/database/database'
import { createInTransaction } from '../../../platform/database/transaction'
import type { Effects } from '../../../platform/jobs/effects'
import type { JobRunner } from '../../../platform/jobs/periodic-jobs'
import { loadSigner } from '../../../platform/signer'
import type { Mailer } from '../../mail/public'
import { askForReviews } from './ask-for-reviews'
import { guestReviewsRoutes } from './guest-reviews-routes'
import { createGuestReviews } from './guest-reviews-service'
import { askLetter, refusalLetter } from './review-letters'
import { sendReviewMail } from './send-review-mail'

export type GuestReviewsDeps = {
  db: DatabaseHandle['db']
  clock: Clock
  jobs: Pick<JobRunner, 'add'>
  effects: Pick<Effects, 'handle'>
  mailer: Mailer
  config: Pick<Config, 'publicOrigin' | 'secretKeys'>
}

/** The mail that asks, the calls of its page, and the mail to a guest whose review is not shown. */
export async function guestReviewsCapability(app: FastifyInstance, deps: GuestReviewsDeps): Promise<void> {
  const { db, clock, jobs, effects, mailer, config } = deps
  const signer = await loadSigner(deps)
  const inTransaction = createInTransaction(db)
  const { publicOrigin } = config
  guestReviewsRoutes(app, createGuestReviews({ db, inTransaction, clock, signer }))
  const mails = { db, mailer, signer, publicOrigin }
  effects.handle('review-request', sendReviewMail(mails, { status: 'asked', letter: askLetter }))
  effects.handle('review-refused', sendReviewMail(mails, { status: 'refused', letter: refusalLetter }))
  jobs.add({
    name: 'review-requests',
    everyMs: 600_000,
    run: () => askForReviews({ db, inTransaction, clock }),
  })
}
