import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayPackage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { RefundLine } from '@escapade/shared-ui/cancellation/RefundLine'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { LodgingLine } from '@escapade/shared-ui/lodging/LodgingLine'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Price } from '@escapade/shared-ui/price/Price'
import { hashOn } from '../../search/criteria/on-day'
import { refundOf } from '../../search/refund-of'
import { stayDays } from '../../search/stay-days'
import { stayPrice } from '../../search/stay-price'
import styles from './OffersDrawer.module.scss'

type OfferRowProps = { pack: StayPackage; hash: string; asGift: boolean }

/** One offer of the hotel: picture, what is in it, price. */
export function OfferRow({ pack, hash, asGift }: OfferRowProps) {
  const visit = useVisit()
  const { id, label, included, image } = pack
  const { price } = stayPrice({ pack, visit, view: 'total' })
  return (
    <article className={styles.row}>
      <Picture src={image.base} alt="" width={160} height={120} sizes="120px" widths={[320]} />
      <div>
        <Heading level={3} look={4}>
          <AppLink to={paths.product({ id, flow: asGift ? 'gifting' : undefined, hash: hashOn(hash, pack) })}>
            {label}
          </AppLink>
        </Heading>
        <p>{included.join(', ')}</p>
        {!asGift && <LodgingLine lodging={pack.lodging} />}
        {!asGift && <RefundLine {...refundOf(pack, visit)} />}
        <Price {...price} note={stayDays(pack, visit.locale)} />
      </div>
    </article>
  )
}
