import { useTranslation } from 'react-i18next'

/** Minutes in words: "1 h 30". */
export function useDuration(duration: number | null): string | null {
  const { t } = useTranslation('checkout')
  if (!duration) return null
  const hours = Math.floor(duration / 60)
  const minutes = duration % 60
  if (hours === 0) return t('stay.minutes', { count: minutes })
  return minutes === 0
    ? t('stay.hours', { hours })
    : t('stay.hoursMinutes', { hours, minutes: String(minutes).padStart(2, '0') })
}
