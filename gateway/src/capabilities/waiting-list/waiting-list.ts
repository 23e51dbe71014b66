import { randomUUID } from 'node:crypto'
import type { WaitingListRequest } from '@escapade/shared-contracts/api/stays/waiting-list-schemas'
import { AppError } from '../../platform/http/errors'
import { foldEmail } from '../../platform/mailbox'
import { createPlacesRepository, type Place } from './places-repository'
import { quoteWish } from './quote-wish'
import { giveUp, type TellDeps } from './tell-waiting'
import { queueMail } from './waiting-mails'

/** Stays to come that one mailbox waits for at most. */
const mostPlaces = 20
/** Between two mails that ask one mailbox to keep the same place. */
const pauseMs = 5 * 60_000

export function createWaitingList({ db, inTransaction, clock, quoteStay, wake }: TellDeps) {
  return {
    /**
     * Asks for a place for a stay that is full: the mail keeps it. Throws `stay-not-full`, `too-many-places` and
     * `product-not-found`.
     */
    async ask({ productId: packageId, email, ...rest }: WaitingListRequest): Promise<void> {
      const wish = { ...rest, packageId, email: foldEmail(email) }
      const quote = await quoteWish(quoteStay, db, wish)
      if (quote.bookable || quote.reason !== 'SOLD_OUT') throw new AppError('stay-not-full')
      const now = clock.instant()
      await inTransaction(async (trx) => {
        const places = createPlacesRepository(trx)
        const { placeId, status, askedAt } = await places.ask(
          randomUUID(),
          wish,
          now,
          new Date(now.getTime() - pauseMs),
        )
        if ((await places.countOf(wish.email, clock.today())) > mostPlaces)
          throw new AppError('too-many-places')
        const isNew = status === 'asked' && askedAt.getTime() === now.getTime()
        if (isNew) await queueMail(trx, { placeId, kind: 'keep' }, now)
      })
      wake()
    },
    find: (placeId: string) => createPlacesRepository(db).find(placeId),
    keep: (placeId: string): Promise<Place | undefined> =>
      inTransaction(async (trx) => {
        const places = createPlacesRepository(trx)
        const place = await places.lock(placeId)
        if (place?.status === 'asked') await places.change(place, { status: 'waiting' })
        return places.find(placeId)
      }),
    leave: (placeId: string): Promise<Place | undefined> =>
      inTransaction(async (trx) => {
        const places = createPlacesRepository(trx)
        const place = await places.lock(placeId)
        if (place && place.status !== 'used') await giveUp(trx, place, 'left')
        return places.find(placeId)
      }),
  }
}

export type WaitingList = ReturnType<typeof createWaitingList>
