import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Truncated } from '@escapade/shared-ui/truncated/Truncated'
import { useTranslation } from 'react-i18next'
import styles from './Hotel.module.scss'
import { usePets } from './use-pets'
import { useTax } from './use-tax'

/** Description, place, hours, pets, local tax, facilities and what to know before coming (HO-033). */
export function About({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('hotel')
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title" tabIndex={-1}>
      <Heading level={2} id="about-title">
        {t('about.title')}
      </Heading>
      {hotel.description && <Truncated text={hotel.description} className={styles.lead} />}
      <Facts hotel={hotel} />
      <Labels label={t('about.facilities')} items={hotel.facilities.map(({ label }) => label)} />
      <Labels label={t('about.eco')} items={hotel.ecoFacilities} />
      {hotel.importantInfos.length > 0 && (
        <Message tone="info" title={t('about.important')}>
          {hotel.importantInfos.join(' ')}
        </Message>
      )}
    </section>
  )
}

function Facts({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('hotel')
  const { textLanguage: language } = useVisit()
  const { checkInOut, location } = hotel
  const clock = (text: string) => formatClock({ text, language })
  const facts = [
    [t('about.location'), location.address],
    [t('about.arrival'), t('about.from', { hour: clock(checkInOut.checkin) })],
    [t('about.departure'), t('about.until', { hour: clock(checkInOut.checkout) })],
    [t('about.pets'), usePets(hotel.policy)],
    [t('about.tax'), useTax(hotel.localTax)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Labels({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <Heading level={3}>{label}</Heading>
      <ul className={styles.facilities} aria-label={label}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
