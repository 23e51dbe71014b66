import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { ProgramLine } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { planItinerary, type Stop } from '@escapade/shared-contracts/rules/stays/itinerary'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { type IconName, toIconName } from '@escapade/shared-ui/icon/icon-names'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Programme.module.scss'
import { useDuration } from './use-duration'

/** A stay that was bought, as it happens: each day with its hours, and what has no day of its own. */
export function TripDays({ stay }: { stay: OrderedStay }) {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  const { programLineList: lines, nights, checkin, activityDates } = stay
  const { days, chosen, anytime } = planItinerary({ lines, nights, dayByDay: true })
  const dayOf = ({ activityId }: ProgramLine) =>
    activityDates.find((choice) => choice.activityId === activityId)?.date
  const rest = [...chosen.filter((line) => !dayOf(line)), ...anytime]
  return (
    <section aria-labelledby="programme-title">
      <Heading level={2} look={3} id="programme-title">
        {t('stay.includes')}
      </Heading>
      {days.map(({ first, stops }) => {
        const date = addDays(checkin, first)
        return (
          <Group key={first} name={formatDay({ day: date, language, style: 'long' })}>
            {stops.map((stop, index) => (
              <OneStop key={index} stop={stop} stay={stay} />
            ))}
            {chosen
              .filter((line) => dayOf(line) === date)
              .map((line) => (
                <Line key={line.activityId} line={line} />
              ))}
          </Group>
        )
      })}
      {rest.length > 0 && (
        <Group name={t('stay.anytime')}>
          {rest.map((line) => (
            <Line key={`${line.activityId}/${line.title}`} line={line} />
          ))}
        </Group>
      )}
    </section>
  )
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.group}>
    <h3 className={styles.name}>{name}</h3>
    <ul className={styles.lines}>{children}</ul>
  </div>
)

function OneStop({ stop, stay }: { stop: Stop<ProgramLine>; stay: OrderedStay }) {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  const clock = (text: string) => formatClock({ text, language })
  if (stop.kind === 'line') return <Line line={stop.line} />
  if (stop.kind === 'arrival')
    return (
      <Item
        icon="hotel"
        title={stop.room?.title ?? t('confirmation.arrival')}
        fact={t('stay.from', { hour: clock(stay.checkinHour) })}
      />
    )
  const fact = stay.checkoutHour && t('stay.until', { hour: clock(stay.checkoutHour) })
  return <Item icon="clock" title={t('confirmation.departure')} fact={fact} />
}

/** An arrival says the hours of its room itself. */
function Line({ line }: { line: ProgramLine }) {
  const { textLanguage: language } = useVisit()
  const duration = useDuration(line.duration)
  const facts = [
    duration,
    ...line.schedules.map((text) => formatClock({ text, language })),
    line.displayPax && line.activityParticipantsLabel,
    line.how,
  ]
  return <Item icon={toIconName(line.icon)} title={line.title} fact={facts.filter(Boolean).join(' · ')} />
}

const Item = ({ icon, title, fact }: { icon: IconName; title: string; fact?: string | undefined }) => (
  <li className={styles.line}>
    <Icon name={icon} className={styles.icon} />
    <span className={styles.words}>
      {title}
      {fact && <span className={styles.facts}>{fact}</span>}
    </span>
  </li>
)
