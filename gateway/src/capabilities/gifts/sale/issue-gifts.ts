import { randomUUID } from 'node:crypto'
import { validUntil } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { SoldOrder } from '../../orders/ports'
import { queueDelivery } from '../mails/queue-delivery'
import { queueGiftMail } from '../mails/queue-gift-mail'
import { endingOfCode, type GiftCodes, hashOfCode } from '../money/gift-codes'
import { createGiftsRepository, type NewGift } from '../records/gifts-repository'
import { createShipmentsRepository } from '../records/shipments-repository'
import { type SoldGift, soldGiftsOf } from '../records/sold-gifts'
import { paidShares, promotionOf } from './paid-shares'

type Deps = { clock: Clock; codes: GiftCodes }

/** The order is paid: its gifts get their codes and their money, the parcel and the mail are due. */
export async function issueGifts({ clock, codes }: Deps, db: Db, order: SoldOrder): Promise<void> {
  const now = clock.instant()
  const { gifts, shipping } = soldGiftsOf(order)
  const paid = paidShares({ gifts, promotionCents: promotionOf(order) })
  const issued = gifts.map((gift, line) =>
    newGift({ gift, line, paidCents: paid[line] ?? 0, order, codes, today: clock.today(), now }),
  )
  const repository = createGiftsRepository(db)
  await repository.add(issued)
  await repository.move(
    issued.map(({ giftUUID, issuedCents }) => ({
      giftUUID,
      kind: 'issue',
      amountCents: issuedCents,
      orderUUID: order.orderUUID,
      happenedAt: now,
    })),
  )
  const { orderUUID } = order
  if (shipping) await createShipmentsRepository(db).add(orderUUID, shipping)
  await queueGiftMail(db, { kind: 'issued', orderUUID }, now)
  for (const [line, { delivery }] of gifts.entries()) {
    const giftUUID = issued[line]?.giftUUID
    if (delivery && giftUUID) await queueDelivery(db, { orderUUID, giftUUID, delivery, now })
  }
}

type Issue = {
  gift: SoldGift
  line: number
  paidCents: number
  order: SoldOrder
  codes: GiftCodes
  today: string
  now: Date
}

function newGift({ gift, line, paidCents, order, codes, today, now }: Issue): NewGift {
  const giftUUID = randomUUID()
  const code = codes.codeOf(giftUUID)
  return {
    giftUUID,
    orderUUID: order.orderUUID,
    line,
    kind: gift.kind,
    status: 'active',
    format: gift.format,
    locale: order.locale,
    productId: gift.productId,
    nights: gift.nights,
    adults: gift.adults,
    label: gift.label,
    image: JSON.stringify(gift.image),
    searchUri: gift.searchUri,
    fromName: gift.fromName || null,
    message: gift.message || null,
    subElements: JSON.stringify(gift.subElements),
    issuedCents: gift.worthCents,
    paidCents,
    codeHash: hashOfCode(code),
    codeEnding: endingOfCode(code),
    issuedAt: now,
    validUntil: validUntil({ issuedOn: today, deliveredOn: gift.delivery?.day }),
    visitDay: gift.visitDay ?? null,
    delivery: gift.delivery ? JSON.stringify(gift.delivery) : null,
    deliveredAt: null,
    openedAt: null,
    extendedOn: null,
    exchangedOn: null,
    thankedAt: null,
    remindersStoppedAt: null,
  }
}
