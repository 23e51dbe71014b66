import { breadcrumbList } from '@escapade/remote-kit/runtime/breadcrumb-list'
import type { GiftBox } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import * as paths from '@escapade/shared-contracts/paths'

type Input = { box: GiftBox; visit: Pick<Visit, 'origin' | 'basePath'> }

/** Structured data of a gift box: content, price and place on the site (https://schema.org/Product). */
export function boxLd({ box, visit }: Input): object[] {
  const address = (path: string) => `${visit.origin}${visit.basePath}${path}`
  const url = address(paths.box({ id: box.id }))
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: box.title,
      description: box.includedContent.join(', '),
      image: new URL(box.image.url, url).href,
      brand: { '@type': 'Brand', name: 'Escapade' },
      offers: {
        '@type': 'Offer',
        url,
        price: ((box.promoPrice ?? box.price) / 100).toFixed(2),
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    },
    breadcrumbList([
      { label: 'Escapade', address: address('/') },
      { label: box.title, address: url },
    ]),
  ]
}
