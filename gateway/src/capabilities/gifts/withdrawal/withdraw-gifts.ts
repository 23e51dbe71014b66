import type { Db } from '../../../platform/database/database'
import { createGiftsRepository, type Gift } from '../records/gifts-repository'
import { createShipmentsRepository } from '../records/shipments-repository'

/** Takes locked gifts out of the world: what is left on them goes, and they cannot be used any more. */
export async function withdrawGifts(db: Db, gifts: Gift[], now: Date): Promise<void> {
  const repository = createGiftsRepository(db)
  await repository.move(
    gifts
      .filter(({ balanceCents }) => balanceCents > 0)
      .map(({ giftUuid, balanceCents, orderUuid }) => ({
        giftUuid,
        kind: 'withdraw' as const,
        amountCents: -balanceCents,
        orderUuid,
        happenedAt: now,
      })),
  )
  for (const { giftUuid } of gifts) await repository.setStatus(giftUuid, 'withdrawn')
}

/** The whole order is undone: its gifts go, and a parcel that is still here stays here. */
export async function withdrawOrder(db: Db, orderUUID: string, now: Date): Promise<void> {
  const repository = createGiftsRepository(db)
  const ids = (await repository.ofOrder(orderUUID)).map(({ giftUuid }) => giftUuid)
  if (ids.length === 0) return
  const gifts = await repository.lock({ ids })
  await withdrawGifts(
    db,
    gifts.filter(({ status }) => status === 'active'),
    now,
  )
  await createShipmentsRepository(db).cancel(orderUUID)
}
