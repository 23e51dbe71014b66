import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import styles from './Hotel.module.scss'
import { type HotelTopic, parkingOf, rowTopics } from './hotel-topics'

type Props = { product: StayDetail; onOpen: (topic: HotelTopic) => void }

/** Each row says the most asked in a line and opens the rest. */
export function HotelRows({ product, onOpen }: Props) {
  const { t } = useTranslation('product')
  const summary = useSummaries(product)
  return (
    <ul className={styles.rows}>
      {rowTopics.map((topic) => (
        <li key={topic}>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen(topic)}>
            <span>
              <b>{t(`hotel.${topic}.title`, { count: product.hotel.facilities.length })}</b>
              <span>{summary[topic]}</span>
            </span>
            <Icon name="right" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function useSummaries({ hotel, localTax }: StayDetail) {
  const { t } = useTranslation('product')
  const { textLanguage } = useVisit()
  const { checkin, checkout } = hotel.checkInOut
  return {
    gettingThere: [hotel.location.address, parkingOf(hotel)[0]].filter(Boolean).join(' · '),
    hours: t('hotel.hours.summary', {
      checkin: formatClock({ text: checkin, language: textLanguage }),
      checkout: formatClock({ text: checkout, language: textLanguage }),
    }),
    services: hotel.highlightedFacilities.map(({ label }) => label).join(', '),
    toKnow: [
      t(hotel.policy.petsAllowed ? 'hotel.toKnow.petsYes' : 'hotel.toKnow.petsNo'),
      ...(localTax ? [t('hotel.toKnow.taxShort')] : []),
    ].join(' · '),
  }
}
