import type { TargetedBanner } from '@escapade/shared-contracts/api/content/cms-schemas'
import { TargetedBand } from '../features/banners/TargetedBand'
import { GiftCrossSell } from '../features/promo/GiftCrossSell'
import { InlinePromo } from '../features/promo/InlinePromo'
import { bannerSlot } from '../features/promo/promo-slots'
import type { SearchRoute } from '../search/route/route'

type BetweenBlocksProps = {
  route: SearchRoute
  /** After which block, from 1. */
  block: number
  isLast: boolean
  /** Of the editors, for this search. */
  banner: TargetedBanner | null
  hash: string
}

/** One thing after the first block of results and one after the second; the gift of the same place after the last. */
export function BetweenBlocks({ route, block, isLast, banner, hash }: BetweenBlocksProps) {
  const { flow, singleVoucher } = route
  const isForBanner = banner !== null && block === bannerSlot(flow)
  return (
    <>
      {isForBanner && <TargetedBand banner={banner} />}
      {!isForBanner && block < 3 && (
        <InlinePromo flow={flow} singleVoucher={singleVoucher} after={block === 1 ? 1 : 2} hash={hash} />
      )}
      {isLast && <GiftCrossSell flow={flow} />}
    </>
  )
}
