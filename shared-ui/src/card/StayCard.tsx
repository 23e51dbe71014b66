import type { Lodging } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { type ComponentType, type MouseEvent, useId } from 'react'
import { Badge, type BadgeProps } from '../badge/Badge'
import { BadgeRow } from '../badge/BadgeRow'
import { RefundLine, type RefundLineProps } from '../cancellation/RefundLine'
import { Heading } from '../heading/Heading'
import { Icon } from '../icon/Icon'
import { LodgingLine } from '../lodging/LodgingLine'
import { Picture } from '../picture/Picture'
import { Price, type PriceProps } from '../price/Price'
import { Score, type ScoreProps } from '../score/Score'
import { Stars } from '../stars/Stars'
import type { CardPicturesProps } from './CardPictures'
import { PriceSkeleton } from './PriceSkeleton'
import styles from './StayCard.module.scss'
import { useCardPictures } from './use-card-pictures'
import { WishButton } from './WishButton'

export type CardBadge = Omit<BadgeProps, 'children'> & { label: string }

export type StayCardProps = {
  href: string
  title: string
  image: { base: string; alt: string; placeholder?: string }
  /** Several pictures, `image` the first of them. */
  images?: readonly { base: string; alt: string }[]
  /** Width at which they are drawn, as `sizes` of an image. Default: in three columns of the page. */
  sizes?: string | undefined
  /** Turns them. Absent: the first alone is shown, and the code for more is not loaded. */
  Pictures?: ComponentType<CardPicturesProps>
  /** Place, and how far from what was searched: "Beaune · 2 h 15 from Paris". */
  where: string
  /** Parts of the search that it answers: "4 km from Lille", "Spa". */
  reasons?: readonly string[]
  hotel: { label: string; stars: number }
  /** Subject of the stay, in a few words. */
  headwords?: string
  /** Included things, the most telling first. */
  included: string[]
  /** Room and beds of the party. */
  lodging?: Lodging | undefined
  /** Terms of cancelling; absent where it is not a stay of its dates that is sold. */
  refund?: RefundLineProps | undefined
  review: Pick<ScoreProps, 'score' | 'count' | 'allIncentive'>
  /** null while the criteria that decide it are not known: a skeleton of the same size stands there. */
  price: Omit<PriceProps, 'size' | 'align'> | null
  badges?: CardBadge[]
  /** Absent: no heart. */
  wish?: { wished: boolean; onToggle: () => void }
  /** Opens the ways to give it. */
  gift?: { label: string; onOpen: () => void }
  /** Something about the hotel that opens without leaving the list: its other offers. */
  more?: {
    label: string
    onOpen: () => void
    /** Somebody points at it: what it opens can be fetched. */
    onIntent?: () => void
  }
  headingLevel?: number
  /** The first row of the page: its pictures are loaded at once. */
  priority?: boolean
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Opens beside the page instead of in its place. */
  newTab?: boolean
}

const threeColumns = '(min-width: 1296px) 397px, (min-width: 1000px) 31vw, (min-width: 600px) 47vw, 92vw'
const newTabProps = { target: '_blank', rel: 'noopener' }
const cardWidths = [320, 480, 640, 800, 960] as const

export function StayCard(props: StayCardProps) {
  const {
    href,
    title,
    image,
    hotel,
    badges = [],
    wish,
    gift,
    more,
    headingLevel = 3,
    priority,
    Pictures,
    sizes = threeColumns,
  } = props
  const id = useId()
  const pictures = useCardPictures([image, ...((Pictures && props.images?.slice(1)) ?? [])])
  const cover = (
    <Picture
      src={image.base}
      placeholder={image.placeholder}
      alt={image.alt}
      width={480}
      height={360}
      sizes={sizes}
      widths={cardWidths}
      priority={priority}
    />
  )
  return (
    <article className={styles.card} onPointerEnter={pictures.want} onFocus={pictures.want}>
      <div className={styles.picture}>
        {Pictures && pictures.images.length > 1 ? (
          <Pictures {...pictures} cover={cover} sizes={sizes} />
        ) : (
          cover
        )}
        {badges.length > 0 && (
          <BadgeRow className={styles.badges}>
            {badges.map(({ label, ...badge }) => (
              <Badge key={label} {...badge}>
                {label}
              </Badge>
            ))}
          </BadgeRow>
        )}
      </div>
      {wish && <WishButton {...wish} title={`${title} · ${hotel.label}`} />}
      {gift && (
        <button
          type="button"
          className={styles.gift}
          aria-haspopup="dialog"
          aria-label={gift.label}
          onClick={gift.onOpen}
        >
          <Icon name="gift" />
        </button>
      )}
      <p id={`${id}where`} className={styles.where}>
        {props.where}
      </p>
      <Heading level={headingLevel} className={styles.title}>
        {/* Several hotels sell a stay of one title, and two may share a name: hotel and place tell links apart where a list is heard. */}
        <a
          id={`${id}title`}
          aria-labelledby={`${id}title ${id}hotel ${id}where`}
          href={href}
          onClick={props.onOpen}
          onKeyDown={pictures.onKeyDown}
          aria-keyshortcuts={pictures.images.length > 1 ? 'ArrowLeft ArrowRight' : undefined}
          {...(props.newTab ? newTabProps : {})}
        >
          {title}
        </a>
      </Heading>
      <p className={styles.hotel}>
        <b id={`${id}hotel`}>{hotel.label}</b> <Stars count={hotel.stars} />
        {more && (
          <button
            type="button"
            id={`${id}more`}
            aria-labelledby={`${id}more ${id}hotel`}
            className={styles.more}
            aria-haspopup="dialog"
            onPointerEnter={more.onIntent}
            onFocus={more.onIntent}
            onClick={more.onOpen}
          >
            {more.label}
          </button>
        )}
      </p>
      {props.reasons && props.reasons.length > 0 && (
        <p className={styles.reasons}>
          <Icon name="check" size="s" /> {props.reasons.join(' · ')}
        </p>
      )}
      {props.headwords && <p className={styles.headwords}>{props.headwords}</p>}
      <p className={styles.included}>{props.included.join(', ')}</p>
      <LodgingLine lodging={props.lodging} className={styles.included} />
      {props.refund && <RefundLine {...props.refund} />}
      <div className={styles.foot}>
        <Score {...props.review} />
        {props.price ? <Price {...props.price} /> : <PriceSkeleton />}
      </div>
    </article>
  )
}
