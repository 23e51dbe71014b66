import type { DrawnAsset } from '@escapade/gateway/capabilities/assets/asset-repository'
import type {
  ActivityRow,
  HotelRow,
  InfoGroup,
  PackageRow,
  Pets,
} from '@escapade/gateway/capabilities/catalogue/catalogue-tables'
import { placeLocale } from '@escapade/gateway/capabilities/catalogue/place-language'
import { placePhrases } from '@escapade/gateway/capabilities/destinations/place-phrases'
import type { FacilityCode } from '@escapade/gateway/capabilities/labels/facilities'
import type { HotelInfoCode } from '@escapade/gateway/capabilities/labels/hotel-infos'
import type { ReviewTable } from '@escapade/gateway/capabilities/reviews/review-tables'
import { kilometresBetween } from '@escapade/gateway/platform/geo/kilometres-between'
import { type Texts, textLists } from '@escapade/gateway/platform/texts/texts'
import { createRandom, type Random } from '@escapade/illustrator/random'
import type { Insertable } from 'kysely'
import { createAlbum } from '../pictures/album'
import { points } from '../places/points'
import { saidTrait, type Trait } from '../places/town'
import { ecoLabels, importantInfos, pedestrianStreet } from '../words/hotel-infos'
import { furnishPackages } from './furnish-packages'
import { furnishReviews } from './furnish-reviews'
import { type FurnishedRoom, furnishRooms } from './furnish-rooms'
import { drawCharacter, type HotelCharacter } from './hotel-character'
import { describeHotel } from './hotel-description'
import { shuffled } from './hotel-names'
import { localTaxOf } from './local-tax'
import { hotelPictures } from './pictures'

/** Place and name of a hotel: all that must be known to furnish it. */
export type HotelSite = {
  id: string
  label: string
  /** Drawn when it is not known. */
  stars?: number
  slug: string
  cityId: string
  cityNames: Texts
  cityLabel: string
  departmentId: string | null
  regionId: string | null
  countryCode: string
  latitude: number
  longitude: number
  streetAddress: string
  zipCode: string
  traits: Trait[]
  /** 1 to 14, as of a town. */
  demand: number
  source: 'generated' | 'furnished'
  /** E.164; null where it is not known. */
  phone: string | null
}

export type FurnishedHotel = {
  hotel: Insertable<HotelRow>
  rooms: FurnishedRoom[]
  packages: Insertable<PackageRow>[]
  activities: Insertable<ActivityRow>[]
  reviews: Insertable<ReviewTable>[]
  /** The pictures that all of these refer to. */
  assets: DrawnAsset[]
}

export type FurnishOptions = { seed: string; today: string; reviews: number }

/** Gives a hotel all that makes it bookable; the same for the same hotel, seed and day. */
export function furnishHotel(
  site: HotelSite,
  { seed, today, reviews: reviewCount }: FurnishOptions,
): FurnishedHotel {
  const random = createRandom(`${seed}/${site.id}`)
  const character = drawCharacter({ ...site, country: site.countryCode }, random.branch('character'))
  // One place has one name: a hotel is in the old town or by the sea in its description and all of its titles.
  const setting = saidTrait(random.branch('packages/place').pick(character.traits), character.traits)
  const album = createAlbum(placeLocale({ country: site.countryCode, region: site.regionId }))
  const pictures = hotelPictures({ ...site, album }, character, random.int(0, 9))
  const rooms = furnishRooms({ ...site, album }, character, random.branch('rooms'))
  const times = {
    checkIn: random.pick(['14:00', '15:00', '15:00', '16:00']),
    checkOut: random.pick(['11:00', '11:00', '12:00']),
  }
  const count = random.chance(0.04) ? 0 : random.int(Math.ceil(reviewCount / 4), reviewCount)
  const { reviews, score, criteria } = furnishReviews(
    { id: site.id, country: site.countryCode, character, today, count },
    random.branch('reviews'),
  )
  const guests = { count: reviews.length, score }
  const { packages, activities } = furnishPackages(
    {
      ...site,
      ...times,
      country: site.countryCode,
      character,
      setting,
      rooms,
      pictures,
      album,
      today,
      guests,
    },
    random.branch('packages'),
  )
  const themes = [...new Set(packages.flatMap((row) => (row.published ? row.themes : [])))]
  const tags = [...new Set(packages.flatMap((row) => (row.published ? row.tags : [])))]
  return {
    hotel: {
      ...siteRow(site, { character, setting }, random.branch('house')),
      checkIn: times.checkIn,
      checkOut: times.checkOut,
      themes,
      tags,
      pictures: JSON.stringify(pictures),
      reviewCount: reviews.length,
      reviewScore: score,
      criteriaScores: JSON.stringify(criteria),
      popularity: popularityOf(site.demand, score, reviews.length, random),
      published: true,
    },
    rooms,
    packages,
    activities,
    reviews,
    assets: album.assets(),
  }
}

type Nature = { character: HotelCharacter; setting: Trait }

function siteRow(site: HotelSite, { character, setting }: Nature, random: Random) {
  const { countryCode: country, regionId: region } = site
  return {
    id: site.id,
    label: site.label,
    slug: site.slug,
    stars: character.stars,
    cityId: site.cityId,
    departmentId: site.departmentId,
    regionId: region,
    countryCode: country,
    placeIds: pointsAround(site),
    latitude: site.latitude,
    longitude: site.longitude,
    placeLocale: placeLocale({ country, region }),
    streetAddress: site.streetAddress,
    zipCode: site.zipCode,
    phone: site.phone,
    cityLabel: site.cityLabel,
    pets: JSON.stringify(petsOf(character, random)),
    localTax: JSON.stringify(
      localTaxOf({ country, region, stars: character.stars, cityId: site.cityId }, random),
    ),
    facilities: character.facilities,
    ecoFacilities: JSON.stringify(textLists(shuffled(ecoLabels, random).slice(0, random.int(0, 3)))),
    infoGeneral: JSON.stringify(infoGroups(character.facilities)),
    styles: [character.style],
    environments: character.environments,
    types: [character.type],
    descriptions: JSON.stringify(
      describeHotel({ label: site.label, character, setting, phrases: placePhrases(site.cityNames) }, random),
    ),
    importantInfos: JSON.stringify(
      textLists(shuffled(infosFor(character), random).slice(0, random.int(0, 2))),
    ),
    source: site.source,
  }
}

/** A street without cars has no parking at the door. */
const infosFor = ({ facilities }: HotelCharacter): Texts[] =>
  facilities.includes('parking') ? importantInfos : [...importantInfos, pedestrianStreet]

const pointsAround = (site: HotelSite): string[] =>
  points
    .filter((point) => point.country === site.countryCode && kilometresBetween(point, site) <= point.radiusKm)
    .map(({ category, id }) => `${category}:${id}`)

function petsOf({ facilities }: HotelCharacter, random: Random): Pets {
  if (!facilities.includes('pets-allowed'))
    return { allowed: false, priceCents: null, maxWeight: null, maxNumber: 1 }
  return {
    allowed: true,
    priceCents: random.pick([null, 800, 1000, 1500, 2000]),
    maxWeight: random.pick([null, 8, 15, 25]),
    maxNumber: random.pick([1, 1, 2]),
  }
}

function infoGroups(facilities: FacilityCode[]): InfoGroup[] {
  const groups: [HotelInfoCode | FacilityCode, (FacilityCode | HotelInfoCode)[]][] = [
    ['parking', [facilities.includes('parking') ? 'private-parking' : 'public-parking', 'charging-station']],
    ['wellness', ['spa', 'indoor-pool', 'outdoor-pool', 'sauna', 'hammam', 'jacuzzi', 'gym']],
    ['food', ['breakfast', 'restaurant', 'bar', 'room-service']],
    ['outdoors', ['terrace', 'garden', 'beach-access', 'bike-hire', 'ski-room']],
    ['services', ['reception', 'luggage-room', 'lift', 'accessible', 'pets-allowed']],
    ['comfort', ['wifi', 'air-conditioning', 'family-rooms', 'fireplace']],
  ]
  const always = [
    'private-parking',
    'public-parking',
    'breakfast',
    'reception',
    'luggage-room',
    ...facilities,
  ]
  return groups
    .map(([code, codes]) => ({ code, facilities: codes.filter((each) => always.includes(each)) }))
    .filter((group) => group.facilities.length > 0)
}

/** Known places and good scores come first; a little chance keeps neighbours apart. */
const popularityOf = (demand: number, score: number | null, reviews: number, random: Random) =>
  Math.round(demand * 28 + ((score ?? 7.5) - 6) * 90 + Math.min(reviews, 40) * 2 + random.int(0, 160))
