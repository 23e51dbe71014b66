import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { maskEmail } from '../../../platform/texts/mask-email'
import type { SoldOrder } from '../../orders/ports'
import { soldGiftsOf } from '../records/sold-gifts'

/** Gifts on the page of their order: pictures and words, no code, and of others' addresses only what tells them apart. */
export function shownGifts(order: SoldOrder): Pick<OrderView, 'gifts' | 'parcel'> {
  const { gifts, shipping } = soldGiftsOf(order)
  return {
    gifts: gifts.map(({ kind, label, image, format, nights, fromName, message, delivery }) => ({
      kind,
      label,
      image,
      format,
      nights,
      fromName: fromName || null,
      message: message || null,
      delivery: delivery
        ? {
            name: delivery.name,
            maskedEmail: maskEmail(delivery.email),
            day: delivery.day,
            hour: delivery.hour,
          }
        : null,
    })),
    parcel: shipping && {
      name: shipping.name,
      postalCode: shipping.postalCode,
      city: shipping.city,
      country: shipping.country,
    },
  }
}
