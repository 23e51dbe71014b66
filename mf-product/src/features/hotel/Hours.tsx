import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { useTranslation } from 'react-i18next'
import styles from './HotelDialog.module.scss'

type Row = { label: string; times: string }

/** When what is open, and when the activities are. */
export function Hours({ product }: { product: StayDetail }) {
  const rows = useRows(product)
  return (
    <dl className={styles.hours}>
      {rows.map(({ label, times }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}

function useRows({ hotel, programLine }: StayDetail): Row[] {
  const { t } = useTranslation('product')
  const { textLanguage } = useVisit()
  const clock = (time: string) => formatClock({ text: time, language: textLanguage })
  const timed = programLine.filter(({ type }) => type !== 'ROOM' && type !== 'EXTRA')
  return [
    {
      label: t('hotel.hours.arrival'),
      times: t('programme.from', { hour: clock(hotel.checkInOut.checkin) }),
    },
    {
      label: t('hotel.hours.departure'),
      times: t('programme.until', { hour: clock(hotel.checkInOut.checkout) }),
    },
    ...timed.flatMap(({ title, schedules, when }) => {
      const times = schedules.length > 0 ? schedules.map(clock).join(', ') : when
      return times ? [{ label: title, times }] : []
    }),
  ]
}
