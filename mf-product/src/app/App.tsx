import { Announcement } from '@escapade/remote-kit/runtime/announcement'
import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OffersOfHotel } from '../features/others/OffersOfHotel'
import { ProductFailed } from '../features/product/ProductFailed'
import { ProductSkeleton } from '../features/product/ProductSkeleton'
import { productQuery } from '../features/product/product-query'
import { TooLate } from '../features/product/TooLate'
import { isOver } from '../features/product/too-late'
import { GiftPage } from './GiftPage'
import { ProductPage } from './ProductPage'
import { readRoute } from './route'

/** One stay, to book or to give: loading, then there, or over (PR-037). */
export function App() {
  const { id, flow } = readRoute(usePageLocation())
  const { locale, now } = useVisit()
  const { criteria } = useCriteria()
  const { data, error, refetch } = useQuery(productQuery(useApi(), { id, locale }))
  if (data?.product === null) return <Over hotelId={data.hotelId} />
  if (data && isOver(data.product, now)) return <Over hotelId={data.product.hotel.id} />
  if (data) {
    // Older links to a gift say its nights alone.
    const Page = flow === 'gifting' || criteria.giftNights !== undefined ? GiftPage : ProductPage
    return (
      <>
        <Announcement page="productPages" flow={flow} />
        <Page key={data.product.id} product={data.product} />
      </>
    )
  }
  if (error) return <ProductFailed onRetry={() => void refetch()} />
  return <ProductSkeleton />
}

function Over({ hotelId }: { hotelId: string | null }) {
  const { t } = useTranslation('product')
  useHead({ title: t('tooLate.metaTitle'), index: false })
  return (
    <>
      <TooLate hotelId={hotelId} />
      {hotelId && <OffersOfHotel hotelId={hotelId} />}
    </>
  )
}
