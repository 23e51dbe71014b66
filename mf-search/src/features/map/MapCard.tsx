import { useApi } from '@escapade/remote-kit/runtime/query'
import type { OffersRequest, StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hotelOffersRequest } from '../../search/queries/offers-request'
import { resultsQuery } from '../../search/queries/results-query'
import { type Asked, isStopped } from '../../search/waiting/Waiting'
import { HotelBrief } from './HotelBrief'
import styles from './MapDialog.module.scss'

/** One of several hotels that no zoom takes apart. */
type Spot = { place: number; count: number; onTurn: (by: number) => void }

type MapCardProps = {
  hotelId: string
  /** Known of a marker before its offers are. */
  label: string | undefined
  /** Cents that the marker says. */
  price: number | undefined
  search: OffersRequest
  /** Criteria that the product page opens with, without #. */
  hash: string
  /** Position of the hotel among those on one spot, where there are several. */
  spot?: Spot | undefined
  onOffers: (hotel: { id: string; label: string }) => void
  onClose: () => void
  /** It stands on the map, or has grown there. */
  onPlaced: (card: Element) => void
}

/** The hotel of the chosen marker (SE-078). The same call fills the drawer with its offers. */
export function MapCard({
  hotelId,
  label,
  price,
  search,
  hash,
  spot,
  onOffers,
  onClose,
  onPlaced,
}: MapCardProps) {
  const { t } = useTranslation('search')
  const query = useQuery(resultsQuery(useApi(), hotelOffersRequest(search, hotelId)))
  const [found] = query.data?.exactMatch ?? []
  const result = useMemo(() => found && ledBy(found, price), [found, price])
  const isWaiting = !query.data && !isStopped(query)
  const card = useRef<HTMLElement>(null)
  const place = useEffectEvent(() => card.current && onPlaced(card.current))
  useEffect(() => void place(), [result])
  return (
    <article ref={card} className={styles.card} aria-live="polite" aria-busy={isWaiting}>
      {result ? (
        <HotelBrief result={result} asGift={search.flow === 'gifting'} hash={hash} level={3}>
          {result.packages.length > 1 && (
            <Button variant="text" aria-haspopup="dialog" onClick={() => onOffers(result.hotel)}>
              {t('card.offers', { count: result.packages.length })}
            </Button>
          )}
        </HotelBrief>
      ) : (
        <div className={styles.waiting}>
          {label && (
            <Heading level={3} look={4}>
              {label}
            </Heading>
          )}
          {isWaiting ? <Skeleton shape="block" /> : <WhyNothing query={query} />}
        </div>
      )}
      {spot && <SpotTurner {...spot} />}
      <IconButton icon="x" label={t('map.closeCard')} className={styles.close} onClick={onClose} />
    </article>
  )
}

/** The offer that the marker speaks for comes first: a hotel has cheaper ones that the search did not ask for. */
function ledBy(result: StayResult, price: number | undefined): StayResult {
  const lead = result.packages.find(({ sellPrice }) => sellPrice === price)
  if (!lead) return result
  return { ...result, packages: [lead, ...result.packages.filter((pack) => pack !== lead)] }
}

/** At an end a button keeps the focus that it has. */
function SpotTurner({ place, count, onTurn }: Spot) {
  const { t } = useTranslation('search')
  const turn = (by: number) => {
    const isThere = place + by >= 1 && place + by <= count
    return { 'aria-disabled': !isThere, onClick: () => isThere && onTurn(by) }
  }
  return (
    <nav className={styles.spot} aria-label={t('map.spot.label')}>
      <IconButton icon="left" label={t('map.spot.previous')} {...turn(-1)} />
      <span>{t('map.spot.of', { place, count })}</span>
      <IconButton icon="right" label={t('map.spot.next')} {...turn(1)} />
    </nav>
  )
}

/** It has nothing to sell, or its prices are unknown. */
function WhyNothing({ query }: { query: Asked }) {
  const { t } = useTranslation('search')
  if (!isStopped(query)) return <p>{t('offers.none')}</p>
  return (
    <p>
      {t(query.isError ? 'failed.title' : 'offline.title')}{' '}
      {query.isError && (
        <Button variant="text" onClick={() => query.refetch()}>
          {t('failed.retry')}
        </Button>
      )}
    </p>
  )
}
