import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../heading/Heading'
import { Picture, type PictureProps } from '../picture/Picture'
import { Price } from '../price/Price'
import { Stars } from '../stars/Stars'
import styles from './StayCard.module.scss'
import { WishButton } from './WishButton'

export type ActivityCardProps = {
  href: string
  title: string
  image: { base: string; alt: string; placeholder?: string }
  /** Kind and place: "Massage · Beaune". */
  where: string
  center: { label: string; star: number | null }
  headwords: string
  /** Cents per adult. */
  price: { locale: Locale; sellPrice: number; refPrice: number | null; promo: number }
  /** Absent: no heart. */
  wish?: { wished: boolean; onToggle: () => void }
  headingLevel?: number
  /** The first row of the page: its pictures are loaded at once. */
  priority?: boolean
  sizes?: PictureProps['sizes']
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Opens beside the page instead of in its place. */
  newTab?: boolean
}

const threeColumns = '(min-width: 1296px) 397px, (min-width: 1000px) 31vw, (min-width: 600px) 47vw, 92vw'
const newTabProps = { target: '_blank', rel: 'noopener' }
const cardWidths = [320, 480, 640, 800, 960] as const

/** An activity for a day in a list: what, where, and for how much an adult. */
export function ActivityCard(props: ActivityCardProps) {
  const { href, title, image, center, price, wish, headingLevel = 3, priority } = props
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          src={image.base}
          placeholder={image.placeholder}
          alt={image.alt}
          width={480}
          height={360}
          sizes={props.sizes ?? threeColumns}
          widths={cardWidths}
          priority={priority}
        />
      </div>
      {wish && <WishButton {...wish} title={`${title} · ${center.label}`} />}
      <p id={`${id}where`} className={styles.where}>
        {props.where}
      </p>
      <Heading level={headingLevel} className={styles.title}>
        <a
          id={`${id}title`}
          aria-labelledby={`${id}title ${id}center ${id}where`}
          href={href}
          onClick={props.onOpen}
          {...(props.newTab ? newTabProps : {})}
        >
          {title}
        </a>
      </Heading>
      <p className={styles.hotel}>
        <span id={`${id}center`}>{center.label}</span> {center.star ? <Stars count={center.star} /> : null}
      </p>
      <p className={styles.included}>{props.headwords}</p>
      <div className={styles.foot}>
        <span />
        <Price
          locale={price.locale}
          cents={price.sellPrice}
          refCents={price.promo > 0 ? price.refPrice : null}
          promo={price.promo}
          nights={1}
          persons={1}
          unit={t('price.unit.adult')}
        />
      </div>
    </article>
  )
}
