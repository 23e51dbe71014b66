import { breadcrumbList } from '@escapade/remote-kit/runtime/breadcrumb-list'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Head } from '@escapade/shared-contracts/mount/render-contract'

type Input = { activity: ActivityOnlyDetail; visit: Pick<Visit, 'origin' | 'basePath'> }
type Address = (uri: string) => string

/** Head of an activity's page for search engines (AC-025). */
export function activityHead({ activity, visit }: Input): Head {
  const { pageModel, uri } = activity
  const address: Address = (path) => `${visit.origin}${visit.basePath}${path}`
  return {
    title: pageModel?.title ?? activity.label,
    description: pageModel?.description ?? activity.headwords,
    canonical: uri,
    index: (pageModel?.index ?? true) && activity.published !== false,
    follow: pageModel?.follow ?? true,
    jsonLd: [productLd(activity, address), breadcrumbLd(activity, address)],
  }
}

const productLd = (activity: ActivityOnlyDetail, address: Address) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: activity.label,
  description: activity.headwords || activity.description,
  image: activity.imagesBySize.map((image) => new URL(image.url, address('/')).href),
  brand: { '@type': 'Brand', name: activity.mainActivityCenter.label },
  ...(activity.published !== false && { offers: offersLd(activity, address) }),
})

/** Prices are per adult, so the range of them all is what one adult may pay. */
function offersLd({ prices, uri }: ActivityOnlyDetail, address: Address) {
  const cents = Object.values(prices).map(({ sellPrice }) => sellPrice)
  return {
    '@type': 'AggregateOffer',
    url: address(uri),
    lowPrice: (Math.min(...cents) / 100).toFixed(2),
    highPrice: (Math.max(...cents) / 100).toFixed(2),
    offerCount: cents.length,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  }
}

const breadcrumbLd = ({ breadCrumb, label, uri }: ActivityOnlyDetail, address: Address) =>
  breadcrumbList(
    [...breadCrumb, { label, uri }].map((link) => ({ label: link.label, address: address(link.uri) })),
  )
