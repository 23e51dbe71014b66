import type { Hotel, Room } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { postalAddress } from '../../platform/texts/postal-address'
import { type ContentLanguage, textIn } from '../../platform/texts/texts'
import { presentPicture } from '../assets/public'
import type { LabelKind, LabelView } from '../labels/public'
import type { StoredHotel, StoredRoom } from './catalogue-repository'

const highlights = 5

const facility = (code: string, { labelOf, locale }: LabelView) => ({
  id: code,
  label: labelOf('facilities', code, locale),
})

export function presentHotel(hotel: StoredHotel, view: LabelView): Hotel {
  const { locale, labelOf } = view
  const language = languageOf(locale)
  const facilities = hotel.facilities.map((code) => facility(code, view))
  return {
    id: hotel.id,
    label: hotel.label,
    stars: hotel.stars,
    uri: paths.hotel({ id: hotel.id }),
    location: presentLocation(hotel, language),
    review: { count: hotel.reviewCount, score: hotel.reviewScore },
    description: textIn(hotel.descriptions, language),
    infoGeneral: hotel.infoGeneral.map(({ code, facilities: codes }) => ({
      code,
      label: labelOf('facilities', code, locale),
      facilities: codes.map((each) => labelOf('facilities', each, locale)),
    })),
    highlightedFacilities: facilities.slice(0, highlights),
    facilities,
    ...presentTraits(hotel, view),
    ecoFacilities: hotel.ecoFacilities[language],
    checkInOut: { checkin: hotel.checkIn, checkout: hotel.checkOut },
    policy: {
      petsAllowed: hotel.pets.allowed,
      petsPrice: hotel.pets.priceCents,
      petsMaxWeight: hotel.pets.maxWeight,
      petsMaxNumberOfPets: hotel.pets.maxNumber,
    },
    localTax: hotel.localTax,
    importantInfos: hotel.importantInfos[language],
    images: hotel.pictures.map((picture) => presentPicture(picture, { language })),
  }
}

const presentLocation = (hotel: StoredHotel, language: ContentLanguage): Hotel['location'] => ({
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  label: textIn(hotel.town, language),
  address: postalAddress(hotel),
  completeAddress: {
    streetAddress: hotel.streetAddress,
    zipCode: hotel.zipCode,
    city: hotel.cityLabel,
    country: countryName(hotel.countryCode, language),
  },
})

/** Kind of house and its surroundings, as labels. */
function presentTraits(hotel: StoredHotel, { labelOf, locale }: LabelView) {
  const label = (kind: LabelKind) => (code: string) => ({ id: code, label: labelOf(kind, code, locale) })
  return {
    styles: hotel.styles.map(label('hotelStyles')),
    environments: hotel.environments.map(label('hotelEnvironments')),
    types: hotel.types.map(label('hotelTypes')),
  }
}

const countryName = (code: string, language: ContentLanguage) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

export function presentRoom(room: StoredRoom, view: LabelView): Room {
  const language = languageOf(view.locale)
  return {
    id: room.id,
    uuid: room.uuid,
    title: textIn(room.titles, language),
    type: room.type,
    bedding: textIn(room.bedding, language),
    capacity: room.capacity,
    maxCapacity: room.maxCapacity,
    size: room.sizeM2,
    description: textIn(room.descriptions, language),
    detailsSection: room.details.map(({ title, details }) => ({
      title: textIn(title, language),
      details: details[language],
    })),
    highlightedFacilities: room.facilities.map((code) => facility(code, view)),
    images: room.pictures.map((picture) => presentPicture(picture, { language })),
    importantInfos: room.importantInfos[language],
  }
}
