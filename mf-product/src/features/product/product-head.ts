import { breadcrumbList } from '@escapade/remote-kit/runtime/breadcrumb-list'
import { ratingLd } from '@escapade/remote-kit/runtime/rating-ld'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Head } from '@escapade/shared-contracts/mount/render-contract'
import * as paths from '@escapade/shared-contracts/paths'
import { crumbsOf } from './crumbs'

type Input = {
  product: StayDetail
  /** Lowest price in cents; null while it is not known. */
  fromCents: number | null
  visit: Pick<Visit, 'origin' | 'basePath'>
  /** When no search text was written for the page. */
  title: string
}

/** Head of a stay's page for search engines. */
export function productHead({ product, fromCents, visit, title }: Input): Head {
  const { pageModel } = product
  const path = paths.product({ id: product.id })
  const address = (uri: string) => `${visit.origin}${visit.basePath}${uri}`
  return {
    title: pageModel?.title ?? title,
    description: pageModel?.description ?? product.headwords,
    canonical: path,
    index: pageModel?.index ?? true,
    follow: pageModel?.follow ?? true,
    image: product.images[0]?.url,
    jsonLd: [productLd({ product, url: address(path), fromCents }), breadcrumbLd(product, address)],
  }
}

type Ld = { product: StayDetail; url: string; fromCents: number | null }

const productLd = ({ product, url, fromCents }: Ld) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.label,
  description: product.headwords || product.description,
  image: product.images.map((image) => new URL(image.url, url).href),
  brand: { '@type': 'Brand', name: product.hotel.label },
  ...ratingLd(product.hotel.review),
  ...(fromCents !== null && { offers: offerLd(url, fromCents) }),
})

const offerLd = (url: string, cents: number) => ({
  '@type': 'Offer',
  url,
  price: (cents / 100).toFixed(2),
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
})

const breadcrumbLd = (product: StayDetail, address: (uri: string) => string) =>
  breadcrumbList(crumbsOf(product).map(({ label, uri }) => ({ label, address: address(uri) })))
