import type { OrderedGift, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { dayAt } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { maskEmail } from '../../../platform/texts/mask-email'
import type { SoldOrder } from '../../orders/ports'
import { createGiftsRepository, type Gift } from '../records/gifts-repository'
import { type SoldGift, soldGiftsOf } from '../records/sold-gifts'

/**
 * Gifts on the page of their order: pictures and words, no code, and of others' addresses only what tells them apart.
 * Their buyer learns what became of them, too.
 */
export async function shownGifts(
  db: Db,
  order: SoldOrder,
  isBuyer: boolean,
): Promise<Pick<OrderView, 'gifts' | 'parcel'>> {
  const { gifts, shipping } = soldGiftsOf(order)
  const issued = await createGiftsRepository(db).ofOrder(order.orderUUID)
  return {
    gifts: gifts.map((gift, line) => {
      const now = issued.find((each) => each.line === line)
      return { ...presentSold(gift, now), ...(isBuyer && now && { life: presentLife(now) }) }
    }),
    parcel: shipping && {
      name: shipping.name,
      postalCode: shipping.postalCode,
      city: shipping.city,
      country: shipping.country,
    },
  }
}

/** As it was sold; its buyer may have chosen another recipient since. */
function presentSold(sold: SoldGift, issued: Gift | undefined): OrderedGift {
  const { kind, label, image, format, nights, fromName, message } = sold
  const delivery = issued ? issued.delivery : (sold.delivery ?? null)
  return {
    kind,
    label,
    image,
    format,
    nights,
    fromName: fromName || null,
    message: message || null,
    delivery: delivery && {
      name: delivery.name,
      maskedEmail: maskEmail(delivery.email),
      day: delivery.day,
      hour: delivery.hour,
    },
  }
}

const presentLife = (gift: Gift): NonNullable<OrderedGift['life']> => ({
  line: gift.line,
  isGood: gift.status === 'active',
  validUntil: gift.validUntil,
  deliveredOn: gift.deliveredAt && dayAt(gift.deliveredAt),
  openedOn: gift.openedAt && dayAt(gift.openedAt),
  thankedOn: gift.thankedAt && dayAt(gift.thankedAt),
})
