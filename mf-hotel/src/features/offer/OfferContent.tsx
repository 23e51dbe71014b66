import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { BookingStay } from '@escapade/shared-contracts/criteria/stay-criteria'
import { stayRange } from '@escapade/shared-ui/calendar/day-texts'
import { RefundTerms } from '@escapade/shared-ui/cancellation/RefundTerms'
import { useRefundTerms } from '@escapade/shared-ui/cancellation/use-refund-terms'
import { LodgingLine } from '@escapade/shared-ui/lodging/LodgingLine'
import { Message } from '@escapade/shared-ui/message/Message'
import { OfferComparison } from '@escapade/shared-ui/offer-comparison/OfferComparison'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import { ActivityDays } from './ActivityDays'
import styles from './OfferDetail.module.scss'
import type { Offer } from './use-offer'

type Props = { offer: Offer; stay: BookingStay; onRetry: () => void }

/** Contents of the offer, its conditions and its days. */
export function OfferContent({ offer, stay, onRetry }: Props) {
  const { t } = useTranslation('hotel')
  const { locale, textLanguage: language } = useVisit()
  const { detail, quote, conditions, id, firstId, chooseConditions } = offer
  const { dates } = stay
  return (
    <div className={styles.content}>
      {detail.data && <p className={styles.lead}>{detail.data.description}</p>}
      {dates && <p className={styles.when}>{stayRange(dates.checkin, dates.checkout, locale)}</p>}
      <OfferComparison
        locale={locale}
        language={language}
        offers={conditions}
        ownId={firstId}
        chosenId={id}
        onChoose={chooseConditions}
      />
      {quote.isPending && <Skeleton shape="block" />}
      {quote.isError && (
        <Message tone="danger" announce title={t('offer.failed')}>
          <button type="button" onClick={onRetry}>
            {t('failed.retry')}
          </button>
        </Message>
      )}
      {quote.data && <Quoted quote={quote.data} offer={offer} />}
    </div>
  )
}

function Quoted({ quote, offer }: { quote: Quote; offer: Offer }) {
  const { t } = useTranslation('hotel')
  const { textLanguage: language } = useVisit()
  const terms = useRefundTerms({ hasDates: true, policy: quote.cancellationPolicy, language })
  if (!quote.priceInfo || !quote.bookable)
    return <Message tone="warn" icon="calendar" announce title={t('offer.unavailable')} />
  return (
    <>
      <section aria-label={t('offer.included')}>
        <h3>{t('offer.included')}</h3>
        <LodgingLine lodging={quote.lodging} withBoard />
        <ul className={styles.included}>
          {quote.programLineList.map(({ title, repeated, activityId }) => (
            <li key={`${title}/${activityId}`}>
              {repeated > 1 ? t('offer.repeated', { title, count: repeated }) : title}
            </li>
          ))}
        </ul>
      </section>
      <ActivityDays offer={offer} />
      <RefundTerms terms={terms} />
    </>
  )
}
