export type BookingButtonAction = 'book' | 'seePrices' | 'channelManager'

/** A product on a test connection says so, whatever the dates: it must not look bookable (spec A §4). */
export function bookingButtonAction({
  hasDates,
  connectivity,
}: {
  hasDates: boolean
  connectivity?: string | null
}): BookingButtonAction {
  if (connectivity && connectivity !== 'PRODUCTION') return 'channelManager'
  return hasDates ? 'book' : 'seePrices'
}
