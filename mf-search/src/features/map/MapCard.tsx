import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { OffersRequest, StayResult } from '@escapade/shared-contracts/api/search-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Price } from '@escapade/shared-ui/price/Price'
import { Score } from '@escapade/shared-ui/score/Score'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hotelOffersRequest } from '../../search/offers-request'
import { resultsQuery } from '../../search/results-query'
import { stayPrice } from '../../search/stay-price'
import styles from './MapDialog.module.scss'

type MapCardProps = {
  hotelId: string
  search: OffersRequest
  onOffers: (hotel: { id: string; label: string }) => void
  onClose: () => void
}

/** The hotel of the chosen marker (SE-078). The same call fills the drawer with its offers. */
export function MapCard({ hotelId, search, onOffers, onClose }: MapCardProps) {
  const { t } = useTranslation('search')
  const { data, isError } = useQuery(resultsQuery(useApi(), hotelOffersRequest(search, hotelId)))
  const [result] = data?.exactMatch ?? []
  return (
    <article className={styles.card} aria-live="polite" aria-busy={!data && !isError}>
      <IconButton icon="x" label={t('map.closeCard')} className={styles.close} onClick={onClose} />
      {result && <Content result={result} onOffers={onOffers} />}
      {!result && (data || isError) && <p>{isError ? t('failed.title') : t('offers.none')}</p>}
      {!data && !isError && <Skeleton shape="block" />}
    </article>
  )
}

function Content({ result, onOffers }: { result: StayResult; onOffers: MapCardProps['onOffers'] }) {
  const { t } = useTranslation('search')
  const { visit, href } = useShell()
  const { criteria } = useCriteria()
  const [pack] = result.packages
  if (!pack) return null
  const { price } = stayPrice({ pack, visit, view: 'total' })
  const hash = serializeCriteria({ criteria })
  const { hotel, packages } = result
  return (
    <>
      <Picture src={pack.image.base} alt="" width={160} height={120} sizes="130px" widths={[320]} />
      <div>
        <Heading level={3} look={4}>
          <a href={href(hash ? `${pack.uri}#${hash}` : pack.uri)}>{hotel.label}</a>
        </Heading>
        <p>
          <Stars count={hotel.stars} /> {hotel.location.label}
        </p>
        <p className={styles.pack}>{pack.label}</p>
        <div className={styles.foot}>
          <Score {...hotel.review} />
          <Price {...price} />
        </div>
        {packages.length > 1 && (
          <Button variant="text" aria-haspopup="dialog" onClick={() => onOffers(hotel)}>
            {t('card.offers', { count: packages.length })}
          </Button>
        )}
      </div>
    </>
  )
}
