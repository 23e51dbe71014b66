import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftFormat, GiftPrice } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import { physicalGiftAvailability } from '@escapade/shared-contracts/rules/gifts/physical-gift-availability'
import { readGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stayPricesQuery } from '../../common/stay-prices-query'
import { chosenElements, giftCosts, priceFor, withFormat, withNights, withStandard } from './gift-setup'
import { shippingQuery, subElementsQuery } from './gift-setup-queries'

/** A stay that is given, as the page tells it. */
export type GivenStay = FragmentProps['mf-gifting/gift-setup']

/** Everything that is known of the gift being made. */
export function useGiftSetup(stay: GivenStay) {
  const { t } = useTranslation('gifting')
  const api = useApi()
  const { locale, flags } = useVisit()
  const { criteria, update } = useCriteria()
  const [elementIds, setElementIds] = useState<string[] | null>(null)
  // A gift that waits in the basket for this stay comes back as it was; the server has no basket to read.
  const recall = useEffectEvent(() => {
    const item = readGift(tabStorage)?.item
    if (item?.type === 'singleVoucher' && item.productId === stay.productId && item.format === 'physical')
      setElementIds(item.subElements ?? null)
  })
  useEffect(() => recall(), [])
  const prices = useQuery(stayPricesQuery(api, { locale, productId: stay.productId }))
  const mayPrint = physicalGiftAvailability({
    locale,
    flag: flags.physicalVoucher === true,
    shippingFailed: false,
  })
  const shipping = useQuery({ ...shippingQuery(api, locale), enabled: mayPrint === 'selectable' })
  const printing = shipping.isError ? 'disabled' : mayPrint
  const format: GiftFormat =
    criteria.giftFormat === 'physical' && printing === 'selectable' ? 'physical' : 'digital'
  const packing = useQuery({ ...subElementsQuery(api, locale), enabled: format === 'physical' })
  const groups = withStandard(packing.data ?? [], t('setup.standard'))
  const elements = format === 'physical' ? chosenElements(groups, elementIds) : []
  const list: GiftPrice[] | undefined = prices.isError ? [stay] : prices.data
  const price = list && priceFor(list, criteria)
  return {
    prices: list,
    price: price ?? null,
    costs: price ? giftCosts({ price, format, elements, shipping: shipping.data ?? null }) : null,
    format,
    printing,
    shipping: shipping.data ?? null,
    groups,
    elements,
    criteria,
    setElements: setElementIds,
    setNights: (nights: number) => update((current) => withNights(current, nights), { replace: true }),
    setFormat: (next: GiftFormat) => update((current) => withFormat(current, next), { replace: true }),
  }
}

export type GiftBeingMade = ReturnType<typeof useGiftSetup>
