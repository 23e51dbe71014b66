import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { TargetedBanner } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { GiftCrossSell } from '../features/promo/GiftCrossSell'
import { InlinePromo } from '../features/promo/InlinePromo'
import { bannerSlot } from '../features/promo/promo-slots'
import type { SearchRoute } from '../search/route/route'

/** Few searches meet the criteria of a banner. */
const TargetedBand = onDemand(
  async () => ({
    default: (await import(/* webpackChunkName: "rare" */ '../features/banners/TargetedBand')).TargetedBand,
  }),
  { optional: true },
)

type BetweenBlocksProps = {
  route: SearchRoute
  criteria: Criteria
  /** After which block, from 1. */
  block: number
  isLast: boolean
  /** Banner of the editors, for this search. */
  banner: TargetedBanner | null
}

/** One thing after the first block of results and one after the second; the gift of the same place after the last. */
export function BetweenBlocks({ route, criteria, block, isLast, banner }: BetweenBlocksProps) {
  const { flow, page, singleVoucher } = route
  const hash = serializeCriteria({ criteria })
  const isForBanner = banner !== null && block === bannerSlot(flow)
  return (
    <>
      {flow === 'gifting' && page === 0 && block === 1 && (
        <Slot fragment="mf-gifting/gift-boxes" when="near" />
      )}
      {isForBanner && <TargetedBand banner={banner} />}
      {!isForBanner && block < 3 && (
        <InlinePromo flow={flow} singleVoucher={singleVoucher} after={block === 1 ? 1 : 2} hash={hash} />
      )}
      {isLast && <GiftCrossSell flow={flow} criteria={criteria} />}
    </>
  )
}
