import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { MapHotel } from '@escapade/shared-contracts/api/search/search-schemas'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { onSpotOf, toMarkers } from './map-query'

type Chosen = {
  hotels: readonly MapHotel[]
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** Markers of hotels, and the chosen one with those on its spot, which its card is turned through. */
export function useHotelsOnMap({ hotels, activeId, onActivate }: Chosen) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const markers = useMemo(
    () => toMarkers(hotels, { locale, nameOf: (hotel, price) => t('map.hotel', { hotel, price }) }),
    [hotels, locale, t],
  )
  const here = useMemo(() => (activeId ? onSpotOf(hotels, activeId) : []), [hotels, activeId])
  const place = here.findIndex(({ id }) => id === activeId)
  const turn = (by: number) => onActivate(here[place + by]?.id ?? activeId)
  return {
    markers,
    active: here[place],
    /** Leads the spot: a card that is turned stays one element by it. */
    leadId: here[0]?.id,
    spot: here.length > 1 ? { place: place + 1, count: here.length, onTurn: turn } : undefined,
  }
}
