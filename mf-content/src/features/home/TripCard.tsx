import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { formatDays } from '@escapade/shared-contracts/rules/dates/format-day'
import { useTranslation } from 'react-i18next'
import { Card, Look } from '../../common/viewed/ViewedCard'

export function TripCard({ stay }: { stay: OrderedStay }) {
  const { hotelLabel, image, checkin: from, checkout: to } = stay
  const { t } = useTranslation('content')
  const { textLanguage: language } = useVisit()
  const dates = formatDays({ from, to, language })
  return (
    <Card
      to={paths.trips()}
      look={<Look src={image.base} />}
      title={hotelLabel}
      lines={[dates, t('home.viewed.trip')]}
    />
  )
}
