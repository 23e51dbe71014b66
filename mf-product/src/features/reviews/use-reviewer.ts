import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Review } from '@escapade/shared-contracts/api/stays/reviews-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { useTranslation } from 'react-i18next'

const types = ['couple', 'family', 'friends', 'solo'] as const

/** "Maëlle, couple · août 2026 · 9,6" */
export function useReviewer({ customer, type, date, average, verified }: Review): string {
  const { t } = useTranslation('product')
  const { textLanguage } = useVisit()
  const known = types.find((one) => one === type)
  const month = formatDay({ day: date, language: textLanguage, style: 'month' })
  const who = known ? `${customer}, ${t(`reviews.type.${known}`)}` : customer
  const score = average.toFixed(1).replace('.', ',')
  return [who, month, score, ...(verified ? [t('reviews.verified')] : [])].join(' · ')
}
