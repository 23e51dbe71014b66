import type { DrawnAsset } from '@escapade/gateway/capabilities/assets/asset-repository'
import type { InfoGroup, Pets } from '@escapade/gateway/capabilities/catalogue/catalogue-tables'
import { placeLocale } from '@escapade/gateway/capabilities/catalogue/place-language'
import { type CompleteHotelFile, hotelFormat } from '@escapade/gateway/capabilities/catalogue/upkeep'
import { placePhrases } from '@escapade/gateway/capabilities/destinations/place-phrases'
import type { FacilityCode } from '@escapade/gateway/capabilities/labels/facilities'
import type { HotelInfoCode } from '@escapade/gateway/capabilities/labels/hotel-infos'
import type { ReviewTable } from '@escapade/gateway/capabilities/reviews/review-tables'
import { type Texts, textLists } from '@escapade/gateway/platform/texts/texts'
import { createRandom, type Random } from '@escapade/illustrator/random'
import type { Insertable } from 'kysely'
import { createAlbum } from '../pictures/album'
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
import type { Connection } from './sale-terms'

/** Place and name of a hotel: all that must be known to furnish it. */
export type HotelSite = {
  id: string
  label: string
  /** Drawn when it is not known. */
  stars?: number
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
  file: CompleteHotelFile
  /** Facts that no file has. */
  besides: {
    hotel: Pick<HotelSite, 'source'> & Guests
    rooms: Map<string, { uuid: string }>
    stays: Map<string, Connection>
  }
  rooms: FurnishedRoom[]
  reviews: Insertable<ReviewTable>[]
  /** The pictures that all of these refer to. */
  assets: DrawnAsset[]
}

type Guests = { reviewCount: number; reviewScore: number | null; criteriaScores: Record<string, number> }

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
  const { stays, connections, activities } = furnishPackages(
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
  return {
    file: {
      ...houseOf(site, { character, setting }, random.branch('house')),
      ...times,
      pictures,
      popularity: popularityOf(site.demand, score, reviews.length, random),
      rooms: rooms.map(({ room }) => room),
      activities,
      stays,
    },
    besides: {
      hotel: {
        source: site.source,
        reviewCount: reviews.length,
        reviewScore: score,
        criteriaScores: criteria,
      },
      rooms: new Map(rooms.map(({ room: { id }, uuid }) => [id, { uuid }])),
      stays: connections,
    },
    rooms,
    reviews,
    assets: album.assets(),
  }
}

type Nature = { character: HotelCharacter; setting: Trait }

type Drawn = 'checkIn' | 'checkOut' | 'pictures' | 'popularity' | 'rooms' | 'activities' | 'stays'

function houseOf(
  site: HotelSite,
  { character, setting }: Nature,
  random: Random,
): Omit<CompleteHotelFile, Drawn> {
  const { countryCode: country, regionId: region } = site
  return {
    format: hotelFormat,
    id: site.id,
    name: site.label,
    stars: character.stars,
    phone: site.phone,
    published: true,
    place: {
      city: site.cityId,
      cityLabel: site.cityLabel,
      department: site.departmentId,
      region,
      country,
      street: site.streetAddress,
      zip: site.zipCode,
      latitude: site.latitude,
      longitude: site.longitude,
      locale: placeLocale({ country, region }),
    },
    pets: petsOf(character, random),
    localTax: localTaxOf({ country, region, stars: character.stars, cityId: site.cityId }, random),
    facilities: character.facilities,
    ecoFacilities: textLists(shuffled(ecoLabels, random).slice(0, random.int(0, 3))),
    infoGroups: infoGroups(character.facilities),
    styles: [character.style],
    environments: character.environments,
    types: [character.type],
    description: describeHotel(
      { label: site.label, character, setting, phrases: placePhrases(site.cityNames) },
      random,
    ),
    importantInfos: textLists(shuffled(infosFor(character), random).slice(0, random.int(0, 2))),
  }
}

/** A street without cars has no parking at the door. */
const infosFor = ({ facilities }: HotelCharacter): Texts[] =>
  facilities.includes('parking') ? importantInfos : [...importantInfos, pedestrianStreet]

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
