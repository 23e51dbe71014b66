import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { RefundLine } from '@escapade/shared-ui/cancellation/RefundLine'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Price } from '@escapade/shared-ui/price/Price'
import { Score } from '@escapade/shared-ui/score/Score'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import type { ReactNode } from 'react'
import { refundOf } from '../../search/refund-of'
import { stayPrice } from '../../search/stay-price'
import styles from './HotelBrief.module.scss'

type HotelBriefProps = {
  result: StayResult
  asGift: boolean
  /** Criteria that found the hotel, without #. */
  hash: string
  /** Level of its heading. */
  level: number
  children?: ReactNode
}

/** A hotel in little room: its picture, what it is and what its first offer costs. */
export function HotelBrief({ result, asGift, hash, level, children }: HotelBriefProps) {
  const { visit, href } = useShell()
  const { hotel, packages } = result
  const [pack] = packages
  if (!pack) return null
  const { price } = stayPrice({ pack, visit, view: 'total' })
  return (
    <div className={styles.hotel}>
      <Picture src={pack.image.base} alt="" width={160} height={120} sizes="130px" widths={[320]} />
      <div className={styles.facts}>
        <Heading level={level} look={4}>
          <a href={href(paths.product({ id: pack.id, flow: asGift ? 'gifting' : undefined, hash }))}>
            {hotel.label}
          </a>
        </Heading>
        <p>
          <Stars count={hotel.stars} /> {hotel.location.label}
        </p>
        <p className={styles.pack}>{pack.label}</p>
        {!asGift && <RefundLine {...refundOf(pack, visit)} />}
        <div className={styles.foot}>
          <Score {...hotel.review} />
          <Price {...price} />
        </div>
        {children}
      </div>
    </div>
  )
}
