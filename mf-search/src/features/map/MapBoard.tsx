import type { MapHotel } from '@escapade/shared-contracts/api/search/search-schemas'
import { searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import { isInBounds } from '@escapade/shared-contracts/rules/search/in-bounds'
import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MapDialog.module.scss'
import { MapList } from './MapList'
import { inSight } from './map-query'
import type { MapAnswer, MappedSearch } from './mapped-search'
import { ResultMap } from './ResultMap'

const none: readonly MapHotel[] = []

/** The map, and on a wide screen the list of what is on it: what is chosen or pointed at in one shows in the other. */
export function MapBoard({ answer, isCurrent, failed, ...map }: MappedSearch & MapAnswer) {
  const { hash, start, bounds } = map
  const search = useMemo(() => inSight(map.search, bounds), [map.search, bounds])
  const isWide = useWideScreen()
  const hotels = (!failed && answer.map) || none
  const shown = useMemo(
    () => (bounds ? hotels.filter((hotel) => isInBounds(bounds, hotel)) : hotels),
    [hotels, bounds],
  )
  const [activeId, setActiveId] = useState<string | null>(start?.hotelId ?? null)
  const [pointedId, setPointedId] = useState<string | null>(null)
  // The page belongs to one search: the next one starts on its first page.
  const [listed, setListed] = useState({ search: '', page: 0 })
  const searchKey = JSON.stringify(search)
  const showPage = useCallback((page: number) => setListed({ search: searchKey, page }), [searchKey])

  // Stays one function as long as it does the same: hundreds of bubbles hold on to it.
  const activate = useCallback(
    (id: string | null) => {
      setActiveId(id)
      const place = shown.findIndex((hotel) => hotel.id === id)
      if (place >= 0) showPage(Math.floor(place / searchPageSize))
    },
    [shown, showPage],
  )
  const count = failed ? null : <Count count={isCurrent ? shown.length : null} />
  return (
    <div className={styles.board} data-split={isWide || undefined}>
      {isWide && (
        <MapList
          search={search}
          hash={hash}
          page={listed.search === searchKey ? listed.page : 0}
          total={shown.length}
          activeId={activeId}
          head={count}
          onPage={showPage}
          onPoint={setPointedId}
        />
      )}
      <ResultMap
        {...map}
        location={answer.searchDetails.location}
        hotels={hotels}
        towns={answer.towns}
        isBusy={!isCurrent && !failed}
        isWide={isWide}
        isEmpty={isCurrent && !failed && shown.length === 0}
        activeId={activeId}
        pointedId={pointedId}
        count={!isWide && count}
        onActivate={activate}
      />
    </div>
  )
}

function Count({ count }: { count: number | null }) {
  const { t } = useTranslation('search')
  return (
    <p role="status" className={styles.count}>
      {count === null ? t('map.searching') : t('results.count', { count })}
    </p>
  )
}
