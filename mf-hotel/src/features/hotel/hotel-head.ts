import { breadcrumbList } from '@escapade/remote-kit/runtime/breadcrumb-list'
import { ratingLd } from '@escapade/remote-kit/runtime/rating-ld'
import type { Hotel, HotelDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Head } from '@escapade/shared-contracts/mount/render-contract'
import * as paths from '@escapade/shared-contracts/paths'

type Input = {
  detail: HotelDetail
  visit: Pick<Visit, 'origin' | 'basePath'>
  /** Title where no search text was written for the page. */
  title: string
}

/** Head of a hotel's page for search engines: they read what the page says. */
export function hotelHead({ detail: { hotel, breadcrumb, pageModel }, visit, title }: Input): Head {
  const path = paths.hotel({ id: hotel.id })
  const address = (uri: string) => visit.origin + visit.basePath + uri
  return {
    title: pageModel?.title ?? title,
    description: pageModel?.description,
    canonical: path,
    index: pageModel?.index ?? true,
    follow: pageModel?.follow ?? true,
    image: hotel.images[0]?.url,
    jsonLd: [
      hotelLd(hotel, address(path)),
      breadcrumbList(breadcrumb.map(({ label, uri }) => ({ label, address: address(uri) }))),
    ],
  }
}

const hotelLd = (hotel: Hotel, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Hotel',
  name: hotel.label,
  url,
  ...(hotel.description && { description: hotel.description }),
  image: hotel.images.map((image) => new URL(image.url, url).href),
  address: addressLd(hotel.location),
  geo: {
    '@type': 'GeoCoordinates',
    latitude: hotel.location.latitude,
    longitude: hotel.location.longitude,
  },
  ...(hotel.stars > 0 && { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
  ...ratingLd(hotel.review),
  checkinTime: hotel.checkInOut.checkin,
  checkoutTime: hotel.checkInOut.checkout,
})

const addressLd = ({ completeAddress: { streetAddress, zipCode, city, country } }: Hotel['location']) => ({
  '@type': 'PostalAddress',
  streetAddress,
  postalCode: zipCode,
  addressLocality: city,
  addressCountry: country,
})
