import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { HotelDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { idOfPath } from '@escapade/shared-contracts/mount/path-id'
import * as paths from '@escapade/shared-contracts/paths'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HotelProblem, HotelSkeleton } from '../features/hotel/HotelStates'
import { hotelHead } from '../features/hotel/hotel-head'
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

/** An unknown hotel says nothing of the page before, which a browser has still in its head. */
function useHotelHead(id: string, detail: HotelDetail | null | undefined) {
  const { t } = useTranslation('hotel')
  const { visit } = useShell()
  const canonical = paths.hotel({ id })
  const unknown = { title: t('unknown.title'), index: false, jsonLd: [] }
  const known = detail && hotelHead({ detail, visit, title: t('head.title', { hotel: detail.hotel.label }) })
  useHead({ canonical, ...(known ?? (detail === null && unknown)) })
}
