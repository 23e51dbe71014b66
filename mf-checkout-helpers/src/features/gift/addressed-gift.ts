import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getGiftPrices } from '@escapade/shared-contracts/api/gifts/gifts'
import { getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { giftAdults } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { queryOptions } from '@tanstack/react-query'

export type AddressedGift = { productId: string; nights: number }

type Input = { query: Record<string, string>; criteria: Criteria }

/** The voucher that the address names (CH-002); null where it names none. */
export function readAddressedGift({ query, criteria }: Input): AddressedGift | null {
  const nights = Number(query.giftNights ?? criteria.giftNights ?? 1)
  return query.productId && Number.isInteger(nights) && nights > 0
    ? { productId: query.productId, nights }
    : null
}

/**
 * True when the tab holds the gift that the address names: the tab knows more of it, the words that are written on
 * it.
 */
export const isOfAddress = (gift: GiftInBasket | null, asked: AddressedGift | null): boolean =>
  gift !== null &&
  (asked === null ||
    (gift.item.type === 'singleVoucher' &&
      gift.item.productId === asked.productId &&
      gift.item.nights === asked.nights))

type Question = AddressedGift & { locale: Locale }

/** The voucher as its page would have made it, sent by mail; null where the stay is not given for so many nights. */
export const addressedGiftQuery = (api: ApiClient, { productId, nights, locale }: Question) =>
  queryOptions({
    queryKey: ['addressed-gift', productId, nights, locale],
    queryFn: async ({ signal }): Promise<GiftInBasket | null> => {
      const [stay, prices] = await Promise.all([
        api.send(getStayDetail, { params: { id: productId }, query: { locale }, signal }),
        api.send(getGiftPrices, { query: { locale, productId, adults: giftAdults }, signal }),
      ])
      const price = prices.find((each) => each.nights === nights)
      return price
        ? voucherOf(
            { productId, nights },
            { ...stay, amountCents: price.sellPrices?.digital ?? price.sellPrice },
          )
        : null
    },
    staleTime: 0,
  })

type Stay = { label: string; image: { base: string }; amountCents: number }

const voucherOf = (
  { productId, nights }: AddressedGift,
  { label, image, amountCents }: Stay,
): GiftInBasket => ({
  item: {
    type: 'singleVoucher',
    productId,
    nights,
    format: 'digital',
    customisation: { fromName: null, message: null },
    subElements: [],
  },
  label,
  imageBase: image.base,
  amountCents,
  uri: paths.product({
    id: productId,
    flow: 'gifting',
    hash: serializeCriteria({ criteria: { giftNights: nights } }),
  }),
})
