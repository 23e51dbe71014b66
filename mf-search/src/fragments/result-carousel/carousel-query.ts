import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search'
import type { Locale } from '@escapade/shared-contracts/rules/locale'
import { queryOptions } from '@tanstack/react-query'

export type ResultCarouselProps = {
  title: string
  linkLabel: string
  checkin?: string
  checkout?: string
  nights?: number
  theme?: string
  city?: string
  region?: string
  count: number
}

/** The best few stays for what the page that shows them wants. */
export const carouselQuery = (
  api: ApiClient,
  locale: Locale,
  { checkin, nights, theme, city, region, count }: ResultCarouselProps,
) =>
  queryOptions({
    queryKey: ['carousel', locale, checkin, nights, theme, city, region, count],
    queryFn: ({ signal }) => {
      const searchCriterias = {
        adult: 2,
        child: 0,
        baby: 0,
        checkin,
        night: checkin ? (nights ?? 1) : undefined,
        theme,
        city,
        region,
      }
      return api.send(searchOffers, {
        body: { locale, searchCriterias, pagination: { page: 0, limit: count } },
        signal,
      })
    },
  })
