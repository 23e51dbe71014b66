import { useHead } from '@escapade/remote-kit/runtime/head'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { productHead } from '../features/product/product-head'

type Told = {
  product: StayDetail
  /** Lowest price in cents; null while it is not known. */
  fromCents: number | null
}

/** Tells search engines what the page says, and analytics that it was seen. */
export function useProductHead({ product, fromCents }: Told): void {
  const { t } = useTranslation('product')
  const { visit, track } = useShell()
  const title = t('head.title', { stay: product.label, hotel: product.hotel.label })
  useHead(productHead({ product, fromCents, visit, title }))
  const seen = useEffectEvent(() =>
    track({ name: 'view_item', params: { item_id: product.id, item_name: product.label } }),
  )
  useEffect(() => seen(), [product.id])
}
