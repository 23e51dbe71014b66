import type { StoredStay } from './catalogue-repository'

type Offered = {
  package: Pick<StoredStay['package'], 'published' | 'connectivity'>
  hotel: Pick<StoredStay['hotel'], 'published'>
}

/**
 * True when anybody can buy the stay: its hotel and itself are published, and it is not connected for trying only
 * (the page of such a stay says so instead of offering it). `is_sellable` is the same for packages in SQL.
 */
export const isOffered = ({ package: stay, hotel }: Offered): boolean =>
  hotel.published && stay.published && !isForTrying(stay)

const isForTrying = ({ connectivity }: Offered['package']): boolean =>
  connectivity !== null && connectivity !== 'PRODUCTION'
