import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Image } from '@escapade/shared-contracts/api/common-schemas'
import type { Lodging, StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { LodgingLine } from '@escapade/shared-ui/lodging/LodgingLine'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import { useTranslation } from 'react-i18next'
import { PartyText } from './PartyText'
import styles from './StayCard.module.scss'

export type StayCardProps = {
  label: string
  hotelLabel: string
  hotelStars: number
  place: string
  image: Image
  /** No offer for the dates is cheaper. */
  hasBestPrice?: boolean
  lodging?: Lodging | null | undefined
  /** `asked`: not known yet. Left out where there are no nights. */
  when?: Nights | 'asked'
}
type Nights = { checkin: string; nights: number; adult: number; child: number; baby: number }

export const cardOf = ({ label, hotel, image }: Pick<StayDetail, 'label' | 'hotel' | 'image'>) => ({
  label,
  image,
  hotelLabel: hotel.label,
  hotelStars: hotel.stars,
  place: hotel.location.label,
})

/** Stay that is being bought, in one glance. */
export function StayCard(props: StayCardProps) {
  const { label, hotelLabel, hotelStars, place, image, lodging, hasBestPrice, when } = props
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.card}>
      <Picture
        src={image.base}
        alt=""
        width={400}
        height={300}
        sizes="(min-width: 900px) 360px, 230px"
        priority
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.title}>{label}</p>
        <p className={styles.hotel}>
          {hotelLabel} <Stars count={hotelStars} />
        </p>
        <p className={styles.place}>{place}</p>
        {when === 'asked' ? <WhenAsked /> : when && <When {...when} />}
        <LodgingLine lodging={lodging} withBoard />
        {hasBestPrice && <p className={styles.best}>{t('stay.bestPrice')}</p>}
      </div>
    </div>
  )
}

/** As many lines as dates, nights and party take on a phone. */
const WhenAsked = () => (
  <>
    <Skeleton width={9} />
    <Skeleton width={3} />
    <Skeleton width={6} />
  </>
)

function When({ checkin, nights, ...party }: Nights) {
  const { t } = useTranslation('checkout')
  const language = useVisit().textLanguage
  const write = (day: string) => formatDay({ day, language })
  return (
    <>
      <p>
        {t('stay.dates', { from: write(checkin), to: write(addDays(checkin, nights)) })} ·{' '}
        {t('stay.nights', { count: nights })}
      </p>
      <p>
        <PartyText {...party} />
      </p>
    </>
  )
}
