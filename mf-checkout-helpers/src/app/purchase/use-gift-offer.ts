import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { TravelOffer } from '@escapade/shared-contracts/rules/stays/is-package-travel'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { useQuery } from '@tanstack/react-query'
import { stayQuery } from '../../features/stay/stay-queries'

/** What a gift opens, as the law of package travel asks: money, a choice of stays, or one stay with its programme. */
export function useGiftOffer({ item }: GiftInBasket): TravelOffer {
  const { locale } = useVisit()
  const productId = item.type === 'singleVoucher' ? item.productId : ''
  const { data } = useQuery({ ...stayQuery(useApi(), { productId, locale }), enabled: productId !== '' })
  if (item.type !== 'singleVoucher') return { kind: item.type }
  return { kind: 'stay', services: data?.programLine ?? [] }
}
