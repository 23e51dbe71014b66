import { useHead } from '@escapade/remote-kit/runtime/head'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../features/booking/use-booking'
import { productHead } from '../features/product/product-head'

/** Tells search engines what the page says, and analytics that it was seen. */
export function useProductHead({ product, fromPrice }: Booking): void {
  const { t } = useTranslation('product')
  const { visit, track } = useShell()
  const title = t('head.title', { stay: product.label, hotel: product.hotel.label })
  useHead(productHead({ product, fromCents: fromPrice?.sellPrice ?? null, visit, title }))
  const seen = useEffectEvent(() =>
    track({ name: 'view_item', params: { item_id: product.id, item_name: product.label } }),
  )
  useEffect(() => seen(), [product.id])
}
