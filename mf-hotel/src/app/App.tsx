import { breadcrumbList } from '@escapade/remote-kit/runtime/breadcrumb-list'
import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { HotelDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { idOfPath } from '@escapade/shared-contracts/mount/path-id'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HotelProblem, HotelSkeleton } from '../features/hotel/HotelStates'
import { hotelQuery } from '../features/hotel/hotel-query'
import { HotelPage } from './HotelPage'

export function App() {
  const { visit } = useShell()
  const { criteria } = useCriteria()
  const id = idOfPath(usePageLocation())
  const { data, error, refetch } = useQuery(hotelQuery(useApi(), { id, locale: visit.locale, criteria }))
  useHotelHead(id, data)

  if (data === null) return <HotelProblem kind="unknown" onRetry={refetch} />
  if (error) return <HotelProblem kind="failed" onRetry={refetch} />
  if (!data) return <HotelSkeleton />
  return <HotelPage detail={data} />
}

function useHotelHead(id: string, detail: HotelDetail | null | undefined) {
  const { t } = useTranslation('hotel')
  const { visit } = useShell()
  const hotel = detail?.hotel
  const address = (uri: string) => visit.origin + visit.basePath + uri
  useHead({
    title: detail?.pageModel?.title ?? (hotel ? t('head.title', { hotel: hotel.label }) : undefined),
    description: detail?.pageModel?.description,
    canonical: `/hotel/${id}`,
    jsonLd: hotel && [
      {
        '@context': 'https://schema.org',
        '@type': 'Hotel',
        name: hotel.label,
        url: address(`/hotel/${id}`),
        address: hotel.location.address,
        starRating: { '@type': 'Rating', ratingValue: hotel.stars },
      },
      breadcrumbList(detail.breadcrumb.map(({ label, uri }) => ({ label, address: address(uri) }))),
    ],
  })
}
