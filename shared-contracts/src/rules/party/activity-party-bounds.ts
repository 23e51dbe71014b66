import type { ActivityPrices } from '../money/activity-party-price'

const usualBounds = { min: 1, max: 2 }
const defaultAdults = 2

/** Smallest and largest party with a price, and the size to begin with. */
export function activityPartyBounds({ prices }: { prices: ActivityPrices }) {
  const sizes = Object.keys(prices).map(Number)
  const { min, max } = sizes.length > 0 ? { min: Math.min(...sizes), max: Math.max(...sizes) } : usualBounds
  return { min, max, initial: Math.min(Math.max(defaultAdults, min), max) }
}
