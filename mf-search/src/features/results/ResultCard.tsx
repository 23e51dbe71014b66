import { isForBrowser } from '@escapade/remote-kit/runtime/app-link'
import { useGiftNote } from '@escapade/remote-kit/runtime/gift-note'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { StayCard, type StayCardProps } from '@escapade/shared-ui/card/StayCard'
import type { PriceView } from '@escapade/shared-ui/price/Price'
import { type MouseEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWish } from '../../search/use-wish'
import type { OfDay } from './of-day'
import { stayCardProps, wishlistItem } from './stay-card-props'
import { useGiftDrawer } from './use-gift-drawer'

/** Hotel as its offers are asked for. */
export type Hotel = {
  id: string
  label: string
  /** True for one that was found without the dates of the search. */
  undated?: boolean
}

export type ResultCardProps = {
  result: StayResult
  /** Criteria that the product page opens with, without #. */
  hash: string
  view: PriceView
  priority?: boolean
  headingLevel?: number
  /** Opens the product as a gift. */
  asGift?: boolean
  /** Says that it is a voucher for this one stay (SE-002). */
  asVoucher?: boolean
  /** Opens beside the page instead of in its place. */
  newTab?: boolean
  /** Given: a hotel with several offers shows them all without leaving. */
  onOffers?: (hotel: Hotel) => void
  /** Somebody points at them. */
  onOffersIntent?: () => void
  /** Found without the dates of the search, for which it may not be had. */
  undated?: boolean
  /** As `sizes` of its picture. */
  sizes?: string
  /** Turns several pictures; not in a row that is swiped itself. */
  Pictures?: StayCardProps['Pictures']
  /** Given where dates may be flexible: the day of each price. */
  ofDay?: OfDay
}

/** The best package of a hotel that matches. Drawn anew only when it changes: a page holds two dozen of them. */
export const ResultCard = memo(function ResultCard({
  result,
  hash,
  view,
  priority,
  headingLevel = 2,
  asGift = false,
  asVoucher = false,
  newTab,
  onOffers,
  onOffersIntent,
  undated,
  sizes,
  Pictures,
  ofDay,
}: ResultCardProps) {
  const { t } = useTranslation('search')
  const { visit, href, navigate, track } = useShell()
  const wish = useWish()
  const gift = useGiftDrawer(result)
  const giftNote = useGiftNote()
  const [pack] = result.packages
  if (!pack) return null
  const offers = result.weekendIds.length
  const uri = paths.product({
    id: pack.id,
    flow: asGift ? 'gifting' : undefined,
    hash: ofDay?.hashOn(hash, pack) ?? hash,
  })

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    track({ name: 'select_item', params: { item_id: pack.id, item_name: pack.label } })
    if (newTab || isForBrowser(event)) return
    event.preventDefault()
    navigate(uri)
  }
  return (
    <>
      <StayCard
        {...stayCardProps({
          result,
          pack,
          visit,
          view,
          asGift,
          asVoucher,
          days: ofDay?.words(pack, visit.locale),
          giftNote,
          t,
        })}
        Pictures={Pictures}
        sizes={sizes}
        href={href(uri)}
        onOpen={open}
        wish={wish(wishlistItem(result, pack, hash))}
        more={
          onOffers && offers > 1
            ? {
                label: t('card.offers', { count: offers }),
                onOpen: () => onOffers({ ...result.hotel, undated }),
                onIntent: onOffersIntent,
              }
            : undefined
        }
        priority={priority}
        headingLevel={headingLevel}
        newTab={newTab}
        gift={gift.button}
      />
      {gift.drawer}
    </>
  )
})
