import type { Locale } from '../visitor/locale'

const localesWithoutPhysical: readonly Locale[] = ['es_ES']

export type PhysicalGiftAvailability = 'absent' | 'selectable' | 'disabled'

type Shipping = { locale: Locale; flag: boolean; shippingFailed: boolean }

/** Says when a printed gift can be chosen: `absent` shows no choice of format at all (spec A §9). */
export function physicalGiftAvailability({
  locale,
  flag,
  shippingFailed,
}: Shipping): PhysicalGiftAvailability {
  if (localesWithoutPhysical.includes(locale)) return 'absent'
  return flag && !shippingFailed ? 'selectable' : 'disabled'
}
