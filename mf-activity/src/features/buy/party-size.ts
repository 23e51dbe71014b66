import type { ActivityPrices } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { activityPartyBounds } from '@escapade/shared-contracts/rules/party/activity-party-bounds'

/** Parties that have a price, the smallest first. */
export const partySizes = (prices: ActivityPrices): number[] =>
  Object.keys(prices)
    .map(Number)
    .sort((a, b) => a - b)

/** The party of the hash as far as there are prices for it: within the bounds, and where a size has none, the next. */
export function partySize({ prices, asked }: { prices: ActivityPrices; asked: number | undefined }): number {
  const { min, max, initial } = activityPartyBounds({ prices })
  const wanted = Math.min(Math.max(asked ?? initial, min), max)
  return partySizes(prices).find((size) => size >= wanted) ?? max
}
