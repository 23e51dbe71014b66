import type { TFunction } from 'i18next'

/** Minutes in words; null where a duration makes no sense. */
export function durationText(minutes: number | null, t: TFunction<'product'>): string | null {
  if (!minutes) return null
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('programme.minutes', { count: rest })
  return rest === 0
    ? t('programme.hours', { hours })
    : t('programme.hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') })
}
