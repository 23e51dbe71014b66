import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { monthsAhead, monthsFrom } from '@escapade/shared-contracts/rules/dates/months-to-load'
import { defaultNights, flexBounds } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { monthInWords } from '../../../search/dates-in-words'
import styles from './FlexibleDates.module.scss'
import { withFlex, withWhen } from './flexible-criteria'

type FlexibleDatesProps = { criteria: Criteria; onChange: (change: (criteria: Criteria) => Criteria) => void }

const fewDays = [1, 2, 3, 4, 5, 6, 7] as const
const nearDays = Array.from({ length: flexBounds.max }, (_, index) => flexBounds.min + index)

/** For those whose dates may move: any weekend or day of a month, or some days around those chosen below. */
export function FlexibleDates({ criteria, onChange }: FlexibleDatesProps) {
  const { t } = useTranslation('search')
  const { locale, now } = useVisit()
  const { when = '', flex = 0, checkin, nights = defaultNights } = criteria
  const months = monthsFrom(monthOf(now), monthsAhead)
  const options = (kind: string) =>
    months.map((month) => (
      <option key={month} value={month + kind}>
        {monthInWords({ when: month + kind, locale, now, t })}
      </option>
    ))
  return (
    <div className={styles.flexible}>
      <Choice label={t('dates.flexible')} value={when} onChange={(value) => onChange(withWhen(value))}>
        <option value="">{t('dates.exact')}</option>
        <optgroup label={t('dates.weekends')}>{options('-weekend')}</optgroup>
        <optgroup label={t('dates.months')}>{options('')}</optgroup>
      </Choice>
      {when && (
        <Choice
          label={t('dates.howLong')}
          value={String(nights)}
          onChange={(value) => onChange((current) => ({ ...current, nights: Number(value) }))}
        >
          {fewDays.map((count) => (
            <option key={count} value={count}>
              {t('dates.nights', { count })}
            </option>
          ))}
        </Choice>
      )}
      {checkin && (
        <Choice
          label={t('dates.howFar')}
          value={String(flex)}
          onChange={(value) => onChange(withFlex(Number(value)))}
        >
          <option value="0">{t('dates.exact')}</option>
          {nearDays.map((count) => (
            <option key={count} value={count}>
              {t('dates.days', { count })}
            </option>
          ))}
        </Choice>
      )}
    </div>
  )
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode }

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </p>
  )
}
