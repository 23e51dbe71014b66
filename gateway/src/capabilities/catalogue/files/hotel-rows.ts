import { slugOf } from '../../../platform/texts/texts'
import type { HotelFile } from './hotel-file'

/** Columns as the tables have them, JSON not yet written as text. */
export type Row = Record<string, unknown> & { id: string }
export type HotelRows = { hotel: Row; rooms: Row[]; activities: Row[]; stays: Row[] }

/** Rows of a hotel's file whose texts are complete. What its stays that are on sale have in common, the hotel has too. */
export function rowsOf(file: HotelFile): HotelRows {
  const onSale = file.stays.filter(({ published }) => published)
  const allOf = (pick: (stay: HotelFile['stays'][number]) => string[]) =>
    [...new Set(onSale.flatMap(pick))].sort()
  return {
    hotel: {
      id: file.id,
      label: file.name,
      slug: slugOf(file.name),
      stars: file.stars,
      phone: file.phone,
      published: file.published,
      cityId: file.place.city,
      cityLabel: file.place.cityLabel,
      departmentId: file.place.department,
      regionId: file.place.region,
      countryCode: file.place.country,
      streetAddress: file.place.street,
      zipCode: file.place.zip,
      latitude: file.place.latitude,
      longitude: file.place.longitude,
      placeLocale: file.place.locale,
      checkIn: file.checkIn,
      checkOut: file.checkOut,
      pets: file.pets,
      localTax: file.localTax,
      facilities: file.facilities,
      ecoFacilities: file.ecoFacilities,
      infoGeneral: file.infoGroups,
      styles: file.styles,
      environments: file.environments,
      types: file.types,
      descriptions: file.description,
      importantInfos: file.importantInfos,
      pictures: file.pictures,
      popularity: file.popularity,
      themes: allOf(({ themes }) => themes),
      tags: allOf(({ tags }) => tags),
    },
    rooms: file.rooms.map((room, sort) => ({
      id: room.id,
      hotelId: file.id,
      type: room.type,
      titles: room.title,
      bedding: room.bedding,
      descriptions: room.description,
      details: room.details,
      facilities: room.facilities,
      importantInfos: room.importantInfos,
      pictures: room.pictures,
      capacity: room.capacity,
      maxCapacity: room.maxCapacity,
      singlePercent: room.singlePercent,
      sizeM2: room.squareMetres,
      sort,
    })),
    activities: file.activities.map(({ title, ...activity }) => ({
      ...activity,
      hotelId: file.id,
      titles: title,
    })),
    stays: file.stays.map((stay, sort) => stayRow(file.id, stay, sort)),
  }
}

function stayRow(hotelId: string, stay: HotelFile['stays'][number], sort: number): Row {
  const { room, label, headwords, description, included, program, marketingLabels, targetedLabel, ...rest } =
    stay
  return {
    ...rest,
    hotelId,
    roomId: room,
    labels: label,
    headwords,
    descriptions: description,
    included,
    program,
    importantInfos: stay.importantInfos,
    marketingLabels,
    targetedLabel,
    activityIds: program.flatMap(({ activityId, hasDates }) => (activityId && hasDates ? [activityId] : [])),
    sort,
  }
}
