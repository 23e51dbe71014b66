import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './Hotel.module.scss'

/** Description, hours, pets, facilities and what to know before coming (HO-033). */
export function About({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('hotel')
  const { textLanguage: language } = useVisit()
  const { checkInOut, policy } = hotel
  return (
    <section className={styles.about} aria-labelledby="about">
      <Heading level={2} id="about">
        {t('about.title')}
      </Heading>
      <p className={styles.lead}>{hotel.description}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('about.arrival')}</dt>
          <dd>{formatClock({ text: checkInOut.checkin, language })}</dd>
        </div>
        <div>
          <dt>{t('about.departure')}</dt>
          <dd>{formatClock({ text: checkInOut.checkout, language })}</dd>
        </div>
        <div>
          <dt>{t('about.pets')}</dt>
          <dd>{t(policy.petsAllowed ? 'about.petsAllowed' : 'about.petsRefused')}</dd>
        </div>
      </dl>
      <ul className={styles.facilities} aria-label={t('about.facilities')}>
        {hotel.facilities.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      {hotel.importantInfos.length > 0 && (
        <Message tone="info" title={t('about.important')}>
          {hotel.importantInfos.join(' ')}
        </Message>
      )}
    </section>
  )
}
