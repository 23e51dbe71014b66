import { randomUUID } from 'node:crypto'
import type { KeptSearch, KeptWish } from '@escapade/shared-contracts/api/accounts/lists-schemas'
import { hasPassed } from '@escapade/shared-contracts/criteria/passed-dates'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { createInTransaction } from '../../../platform/database/transaction'
import type { Effects } from '../../../platform/jobs/effects'
import { addEffect } from '../../../platform/jobs/outbox'
import type { JobRunner } from '../../../platform/jobs/periodic-jobs'
import type { Signer } from '../../../platform/signer'
import type { Mailer } from '../../mail/public'
import { type NewsMail, type NewsPayload, newsTopic } from './news-mail'
import { createNewsRepository, type Looked } from './news-repository'
import { sendNewsMail } from './send-news-mail'
import { fallenFrom, moreThanTold, type PriceNow } from './what-is-new'

/** The shop as it answers visitors: mails tell what its pages would. */
export type ShopToday = {
  /** Price of a stay for its dates, or from where it was saved without any; null where it is not sold. */
  priceOf: (wish: KeptWish, locale: Locale) => Promise<PriceNow | null>
  /** Results of a search; null where it cannot be asked any more. */
  countOf: (search: KeptSearch) => Promise<number | null>
}

type Deps = {
  db: Db
  clock: Clock
  mailer: Mailer
  signer: Signer
  effects: Pick<Effects, 'handle' | 'wake'>
  jobs: Pick<JobRunner, 'add'>
  config: { publicOrigin: string }
}

const hourMs = 3_600_000
/** Of one turn: the searches of more would keep visitors waiting. */
const mostAtOnce = 100

/** Mails on prices of wishes that have fallen, and on searches that find more, to accounts that asked for them. */
export function accountNews({ db, clock, jobs, effects, ...deps }: Deps, shop: ShopToday): void {
  const inTransaction = createInTransaction(db)
  effects.handle(newsTopic, sendNewsMail({ ...deps, db, publicOrigin: deps.config.publicOrigin }))
  jobs.add({
    name: 'account-news',
    everyMs: hourMs,
    async run() {
      const now = clock.instant()
      for (const account of await createNewsRepository(db).take(mostAtOnce, now)) {
        const news = await findNews({ db, shop, today: clock.today() }, account)
        if (news.wishes.length + news.searches.length === 0) continue
        const payload: NewsPayload = { accountId: account.accountId, newsId: randomUUID(), ...news }
        await inTransaction(async (trx) => {
          await createNewsRepository(trx).tell(account.accountId, news, now)
          await addEffect(trx, { topic: newsTopic, key: `${newsTopic}:${payload.newsId}`, payload }, now)
        })
        effects.wake()
      }
    },
  })
}

type Looking = { db: Db; shop: ShopToday; today: string }

async function findNews({ db, shop, today }: Looking, account: Looked): Promise<NewsMail> {
  const repository = createNewsRepository(db)
  const news: NewsMail = { wishes: [], searches: [] }
  for (const row of account.wishes ? await repository.wishes(account.accountId) : []) {
    const { wish, toldCents, type, id } = row
    const { price, hotel } = wish
    if (!price || type !== 'STAY' || (price.checkin && price.checkin < today)) continue
    const now = await shop.priceOf(wish, account.locale)
    const before = fallenFrom({ wish, toldCents, now })
    if (before === null || !now) continue
    const checkin = price.checkin ?? null
    const { nights } = price
    const place = hotel.location.label
    news.wishes.push({ type, id, hotel: hotel.label, place, nights, checkin, cents: now.cents, before })
  }
  for (const { search, toldCount, uri } of account.searches
    ? await repository.searches(account.accountId)
    : []) {
    if (hasPassed(uri, today)) continue
    const count = await shop.countOf(search)
    if (count === null) continue
    const more = moreThanTold({ search, toldCount, count })
    if (more > 0) news.searches.push({ uri, title: search.title, count, more, day: search.found.day })
  }
  return news
}
