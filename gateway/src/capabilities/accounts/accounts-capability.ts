import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import type { Effects } from '../../platform/jobs/effects'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import type { Signer } from '../../platform/signer'
import type { Mailer } from '../mail/public'
import { createOwnSubscription } from '../marketing/public'
import { createAccountView } from './account-view'
import { createAccountsRepository } from './accounts-repository'
import { giftsRoutes } from './gifts/gifts-routes'
import { createOwnedGifts, type GiftsOfHolders } from './gifts/owned-gifts'
import { createLists } from './lists/lists'
import { listsRoutes } from './lists/lists-routes'
import { createMailboxChanges, mailboxMailTopic } from './mailbox/mailbox-changes'
import { mailboxRoutes } from './mailbox/mailbox-routes'
import { sendMailboxMail } from './mailbox/send-mailbox-mail'
import { newsRoutes } from './news/news-routes'
import { createChallenges } from './passkeys/challenges'
import { createPasskeys } from './passkeys/passkeys'
import { passkeysRoutes } from './passkeys/passkeys-routes'
import { type People, profileRoutes } from './profile/profile-routes'
import { identifyAccounts } from './sessions/identify-account'
import { createSessions } from './sessions/sessions'
import { sessionsRoutes } from './sessions/sessions-routes'
import { sendSignInMail } from './sign-in/send-sign-in-mail'
import { createSignInGuard } from './sign-in/sign-in-guard'
import { createSignInRequests, signInMailTopic } from './sign-in/sign-in-requests'
import { signInRoutes } from './sign-in/sign-in-routes'

type Deps = {
  db: Db
  clock: Clock
  config: { publicOrigin: string }
  mailer: Mailer
  signer: Signer
  effects: Pick<Effects, 'handle' | 'wake'>
  jobs: Pick<JobRunner, 'add'>
}

const hourMs = 3_600_000

/** Has every call that asks for it know whose account it is made for. Its hook is the whole app's. */
export const accountSessions = (app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void =>
  identifyAccounts(app, createSessions(deps))

/** Accounts of customers: signing in, sessions and profile. Trips are served with orders (`trips/`). */
export async function accountsCapability(
  app: FastifyInstance,
  { people, gifts, ...deps }: Deps & { people: People; gifts: GiftsOfHolders },
): Promise<void> {
  const { db, clock, config, mailer, signer, effects, jobs } = deps
  const sessions = createSessions(deps)
  const accounts = createAccountsRepository(db)
  const inTransaction = createInTransaction(db)
  const newsletter = createOwnSubscription({ db, clock })
  const present = createAccountView(newsletter)
  const requests = createSignInRequests({
    db,
    clock,
    guard: createSignInGuard(db),
    inTransaction,
    wake: () => effects.wake(),
  })
  const challenges = createChallenges({ db, clock })
  const passkeys = createPasskeys({ db, clock, challenges })
  const changes = createMailboxChanges({ db, clock, inTransaction, sessions, wake: () => effects.wake() })
  signInRoutes(app, { requests, sessions, passkeys, accounts, now: () => clock.instant() })
  passkeysRoutes(app, { passkeys, sessions, accounts, publicOrigin: config.publicOrigin })
  sessionsRoutes(app, sessions)
  profileRoutes(app, { accounts, newsletter, present, people })
  mailboxRoutes(app, { changes, accounts, present })
  giftsRoutes(app, createOwnedGifts({ db, clock, gifts }))
  newsRoutes(app, { db, signer })
  listsRoutes(app, { lists: createLists({ db, clock, inTransaction }), accounts })
  const { publicOrigin } = config
  effects.handle(signInMailTopic, sendSignInMail({ db, mailer, publicOrigin }))
  effects.handle(mailboxMailTopic, sendMailboxMail({ mailer, publicOrigin }))
  jobs.add({
    name: 'past-sign-ins',
    everyMs: hourMs,
    async run() {
      await requests.forgetPast()
      await changes.forgetPast()
      await sessions.forgetExpired()
      await challenges.forgetExpired()
    },
  })
}
