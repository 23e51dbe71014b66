import { useApi } from '@escapade/remote-kit/runtime/query'
import type { OffersRequest, StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Drawer } from '@escapade/shared-ui/drawer/Drawer'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hotelOffersRequest } from '../../search/queries/offers-request'
import { resultsQuery } from '../../search/queries/results-query'
import { Waiting } from '../../search/waiting/Waiting'
import { OfferRow } from './OfferRow'
import styles from './OffersDrawer.module.scss'

type OffersDrawerProps = {
  hotel: { id: string; label: string }
  /** The search that led here: same dates and party, same place or not. */
  search: OffersRequest
  /** Criteria that a product page opens with, without #. */
  hash: string
  /** Name of the place to which closing leads back; the search, unless it says otherwise. */
  backLabel?: string
  onClose: () => void
}

/** Every offer of one hotel, the cheapest first, without leaving the search (SE-084 to SE-086). */
export default function OffersDrawer({ hotel, search, hash, backLabel, onClose }: OffersDrawerProps) {
  const { t } = useTranslation('search')
  return (
    <Drawer
      title={t('offers.title', { hotel: hotel.label })}
      tall
      onClose={onClose}
      footer={
        <Button variant="line" icon="left" onClick={onClose}>
          {backLabel ?? t('offers.back')}
        </Button>
      }
    >
      <Offers hotelId={hotel.id} search={search} hash={hash} />
    </Drawer>
  )
}

type OffersProps = Pick<OffersDrawerProps, 'search' | 'hash'> & { hotelId: string }

function Offers({ hotelId, search, hash }: OffersProps) {
  const { t } = useTranslation('search')
  const request = hotelOffersRequest(search, hotelId)
  const query = useQuery(resultsQuery(useApi(), request))
  const { data } = query
  if (!data)
    return (
      <Waiting query={query} skeleton={<OffersSkeleton />} loading={t('offers.loading')} headingLevel={3} />
    )
  const [result] = data.exactMatch
  if (!result) return <EmptyState title={t('offers.none')} headingLevel={3} />
  return <OfferList result={result} hash={hash} asGift={search.flow === 'gifting'} />
}

type OfferListProps = { result: StayResult; hash: string; asGift: boolean }

const OfferList = ({ result, hash, asGift }: OfferListProps) => (
  <ul className={styles.offers}>
    {result.packages.map((pack) => (
      <li key={pack.id}>
        <OfferRow pack={pack} hash={hash} asGift={asGift} />
      </li>
    ))}
  </ul>
)

const rows = [1, 2, 3] as const

const OffersSkeleton = () => (
  <div className={styles.offers} aria-hidden="true">
    {rows.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="block" />
        <div>
          <Skeleton shape="title" width={9} />
          <Skeleton width={7} />
          <Skeleton shape="price" width={4} />
        </div>
      </div>
    ))}
  </div>
)
