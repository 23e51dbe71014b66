import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftItem } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { isPackageTravel, type TravelOffer } from '@escapade/shared-contracts/rules/stays/is-package-travel'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { useQueries } from '@tanstack/react-query'
import { stayQuery } from '../../features/stay/stay-queries'

/**
 * Contents of gifts, as the law of package travel asks for them: money, a choice of stays, or one stay with its
 * programme. Of several the first that is package travel speaks for the order.
 */
export function useGiftOffer(gifts: readonly GiftInBasket[]): TravelOffer {
  const api = useApi()
  const { locale } = useVisit()
  const items = gifts.map(({ item }) => item)
  const productIds = [...new Set(items.flatMap(stayOf))]
  const stays = useQueries({
    queries: productIds.map((productId) => stayQuery(api, { productId, locale })),
  })
  const servicesOf = (productId: string) => stays[productIds.indexOf(productId)]?.data?.programLine ?? []
  const offers = items.map(
    (item): TravelOffer =>
      item.type === 'singleVoucher'
        ? { kind: 'stay', services: servicesOf(item.productId) }
        : { kind: item.type },
  )
  return offers.find(isPackageTravel) ?? offers[0] ?? { kind: 'giftCard' }
}

const stayOf = (item: GiftItem) => (item.type === 'singleVoucher' ? [item.productId] : [])
