import type { ActivityRow, HotelRow, PackageRow, RoomRow, Whereabouts } from '../catalogue-tables'
import type { HotelFile } from './hotel-file'
import type { FilePlace } from './place-fields'

type Stay = HotelFile['stays'][number]
type Columns<Part, Row> = Record<keyof Part, keyof Row>
type Parts = '$schema' | 'format' | 'place' | 'rooms' | 'activities' | 'stays'

/** Columns by the fields of a hotel's file: a file is read into rows, and made of them, by one table. */
export const hotelColumns = {
  id: 'id',
  name: 'label',
  stars: 'stars',
  phone: 'phone',
  published: 'published',
  checkIn: 'checkIn',
  checkOut: 'checkOut',
  pets: 'pets',
  localTax: 'localTax',
  facilities: 'facilities',
  ecoFacilities: 'ecoFacilities',
  infoGroups: 'infoGeneral',
  styles: 'styles',
  environments: 'environments',
  types: 'types',
  description: 'descriptions',
  importantInfos: 'importantInfos',
  pictures: 'pictures',
  popularity: 'popularity',
} as const satisfies Columns<Omit<HotelFile, Parts>, HotelRow>

export const placeColumns = {
  city: 'cityId',
  cityLabel: 'cityLabel',
  department: 'departmentId',
  region: 'regionId',
  country: 'countryCode',
  street: 'streetAddress',
  zip: 'zipCode',
  latitude: 'latitude',
  longitude: 'longitude',
  locale: 'placeLocale',
} as const satisfies Columns<FilePlace, Whereabouts>

export const roomColumns = {
  id: 'id',
  type: 'type',
  title: 'titles',
  bedding: 'bedding',
  description: 'descriptions',
  details: 'details',
  facilities: 'facilities',
  importantInfos: 'importantInfos',
  pictures: 'pictures',
  capacity: 'capacity',
  maxCapacity: 'maxCapacity',
  singlePercent: 'singlePercent',
  squareMetres: 'sizeM2',
} as const satisfies Columns<HotelFile['rooms'][number], RoomRow>

export const activityColumns = {
  id: 'id',
  title: 'titles',
  theme: 'theme',
  weekdays: 'weekdays',
  capacity: 'capacity',
  pictures: 'pictures',
} as const satisfies Columns<HotelFile['activities'][number], ActivityRow>

export const stayColumns = {
  id: 'id',
  room: 'roomId',
  label: 'labels',
  headwords: 'headwords',
  description: 'descriptions',
  included: 'included',
  program: 'program',
  importantInfos: 'importantInfos',
  pictures: 'pictures',
  themes: 'themes',
  tags: 'tags',
  minNights: 'minNights',
  maxNights: 'maxNights',
  nightCents: 'nightCents',
  stayCents: 'stayCents',
  cancellation: 'cancellation',
  marketingLabels: 'marketingLabels',
  targetedLabel: 'targetedLabel',
  lastMinute: 'lastMinute',
  expiration: 'expiration',
  sponsored: 'sponsored',
  published: 'published',
} as const satisfies Columns<Stay, PackageRow>
