import type { Db } from '../../../platform/database/database'
import { createGiftsRepository, type Gift } from '../records/gifts-repository'
import { createShipmentsRepository } from '../records/shipments-repository'

/** Takes locked gifts out of the world: what is left on them goes, and they cannot be used any more. */
export async function withdrawGifts(db: Db, gifts: Gift[], now: Date): Promise<void> {
  const repository = createGiftsRepository(db)
  await repository.move(
    gifts
      .filter(({ balanceCents }) => balanceCents > 0)
      .map(({ giftUUID, balanceCents, orderUUID }) => ({
        giftUUID,
        kind: 'withdraw' as const,
        amountCents: -balanceCents,
        orderUUID,
        happenedAt: now,
      })),
  )
  for (const { giftUUID } of gifts) await repository.setStatus(giftUUID, 'withdrawn')
}

/** The whole order is undone: its gifts go, and a parcel that is still here stays here. */
export async function withdrawOrder(db: Db, orderUUID: string, now: Date): Promise<void> {
  const repository = createGiftsRepository(db)
  const ids = (await repository.ofOrder(orderUUID)).map(({ giftUUID }) => giftUUID)
  if (ids.length === 0) return
  const gifts = await repository.lock({ ids })
  await withdrawGifts(
    db,
    gifts.filter(({ status }) => status === 'active'),
    now,
  )
  await createShipmentsRepository(db).cancel(orderUUID)
}
