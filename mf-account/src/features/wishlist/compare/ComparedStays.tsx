import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { RecommendedOffer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { Button } from '@escapade/shared-ui/button/Button'
import { stayRange } from '@escapade/shared-ui/calendar/day-texts'
import { RefundLine } from '@escapade/shared-ui/cancellation/RefundLine'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { LodgingLine } from '@escapade/shared-ui/lodging/LodgingLine'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Price } from '@escapade/shared-ui/price/Price'
import { Score } from '@escapade/shared-ui/score/Score'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isGone, PriceChange, PriceNow } from '../SavedPrice'
import { savedPriceQuery } from '../saved-price-query'
import { daysOf, wishedUri } from '../wished-stay'
import styles from './Compare.module.scss'

export type ComparedStaysProps = {
  stays: readonly WishlistItem[]
  onTakeOut: (id: string) => void
  onClose: () => void
}

/** Facts that decide between stays, each a row of the table. */
const rows = ['price', 'place', 'reviews', 'room', 'meals', 'cancelling', 'included'] as const
type Row = (typeof rows)[number]

/** Favourites side by side, as they are sold today for the days and party that they were saved for. */
export default function ComparedStays({ stays, onTakeOut, onClose }: ComparedStaysProps) {
  const { t } = useTranslation('account')
  const { locale } = useVisit()
  const api = useApi()
  const offers = useQueries({ queries: stays.map((item) => savedPriceQuery(api, { item, locale })) })
  return (
    <Dialog name="compare" title={t('compare.title')} full onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is moved by the arrow keys */}
      <section className={styles.scroller} aria-label={t('compare.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {stays.map((item) => (
                <th key={item.id} scope="col">
                  <Stay item={item} onTakeOut={stays.length > 1 ? () => onTakeOut(item.id) : onClose} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`compare.${row}`)}</th>
                {stays.map((item, index) => (
                  <td key={item.id}>
                    <Fact row={row} item={item} {...pick(offers[index])} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  )
}

type Asked = { offer: RecommendedOffer | undefined; error: unknown; isWaiting: boolean; onRetry: () => void }

const pick = (query: UseQueryResult<RecommendedOffer> | undefined): Asked => ({
  offer: query?.data,
  error: query?.error,
  isWaiting: query?.isPending ?? false,
  onRetry: () => void query?.refetch(),
})

function Stay({ item, onTakeOut }: { item: WishlistItem; onTakeOut: () => void }) {
  const { t } = useTranslation('account')
  const { hotel, label } = item
  const name = `${label} · ${hotel.label}`
  return (
    <div className={styles.stay}>
      <Picture src={item.imageUrl} alt="" width={320} height={240} sizes="240px" widths={[320, 480]} />
      <IconButton
        icon="x"
        label={t('compare.takeOut', { name })}
        className={styles.out}
        onClick={onTakeOut}
      />
      <AppLink to={wishedUri(item)} className={styles.title} aria-label={name}>
        {label}
      </AppLink>
      <span className={styles.hotel}>
        {hotel.label} <Stars count={hotel.stars} />
      </span>
    </div>
  )
}

/** A cell of the table; a dash where nothing is known, and why in the row of the price. */
function Fact({ row, item, offer, error, isWaiting, onRetry }: Asked & { row: Row; item: WishlistItem }) {
  if (row === 'place') return item.hotel.location.label
  if (isWaiting) return <Skeleton width={8} />
  if (!offer && row === 'price') return <WhyNothing item={item} error={error} onRetry={onRetry} />
  if (!offer) return <Nothing />
  return <Known row={row} item={item} offer={offer} />
}

function WhyNothing({ item, error, onRetry }: { item: WishlistItem } & Pick<Asked, 'error' | 'onRetry'>) {
  const { t } = useTranslation('account')
  if (isGone(error)) return <PriceNow item={item} data={undefined} error={error} />
  return (
    <>
      {t('problem.title')}{' '}
      <Button variant="text" onClick={onRetry}>
        {t('problem.retry')}
      </Button>
    </>
  )
}

function Known({ row, item, offer }: { row: Row; item: WishlistItem; offer: RecommendedOffer }): ReactNode {
  const { locale, textLanguage: language } = useVisit()
  const { lodging } = offer
  const days = daysOf(item)
  if (row === 'price')
    return (
      <div className={styles.price}>
        <Price
          locale={locale}
          view="total"
          cents={offer.sellPrice}
          refCents={offer.promo > 0 ? offer.refPrice : null}
          promo={offer.promo}
          nights={offer.nights}
          persons={offer.paxCount}
          from={offer.priceType === 'from-price'}
          taxCents={offer.localTaxOnSite}
          taxAtMost={offer.localTaxAtMost}
          align="start"
        />
        {days && stayRange(days.checkin, days.checkout, locale)}
        <PriceChange item={item} now={offer} />
      </div>
    )
  if (row === 'reviews') return <Score {...offer.hotel.review} />
  if (row === 'room') return lodging ? <LodgingLine lodging={lodging} /> : <Nothing />
  if (row === 'meals') return lodging?.meals ?? <Nothing />
  if (row === 'cancelling')
    return (
      <RefundLine
        hasDates={offer.priceType === 'final-price'}
        policy={offer.cancellationPolicy}
        language={language}
      />
    )
  return offer.included.length > 0 ? offer.included.join(', ') : <Nothing />
}

function Nothing() {
  const { t } = useTranslation('account')
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{t('compare.unknown')}</span>
    </>
  )
}
