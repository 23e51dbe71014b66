import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftItem } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { parcelWindow } from '@escapade/shared-contracts/rules/gifts/parcel-window'
import { useTranslation } from 'react-i18next'

/** Arrival of a gift: by post, by e-mail at once, or on the day that was chosen for its recipient. */
export function GiftWay({ item: { delivery, format } }: { item: Pick<GiftItem, 'delivery' | 'format'> }) {
  const { t } = useTranslation('checkout')
  const { now, textLanguage: language } = useVisit()
  if (format === 'physical') {
    const { to } = parcelWindow({ today: dayOf(now) })
    const date = formatDay({ day: to, language, style: 'full' })
    return t('gift.arrivesBy', { way: t('gift.physical'), date })
  }
  if (!delivery?.email) return t('gift.digital')
  const { email, day, hour } = delivery
  return t('gift.mailed', { email, date: formatDay({ day, language, style: 'full' }), hour })
}
