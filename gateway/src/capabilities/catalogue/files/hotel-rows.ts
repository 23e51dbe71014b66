import { type Row, toColumns } from '../../../platform/json-files/columns'
import { slugOf } from '../../../platform/texts/texts'
import { activityColumns, hotelColumns, placeColumns, roomColumns, stayColumns } from './hotel-columns'
import type { CompleteHotelFile, HotelFile } from './hotel-file'

type HotelRows = { hotel: Row; rooms: Row[]; activities: Row[]; stays: Row[] }

/** Rows of a hotel's file whose texts are complete. What its stays that are on sale have in common, the hotel has too. */
export function rowsOf(file: CompleteHotelFile): HotelRows {
  const onSale = file.stays.filter(({ published }) => published)
  const allOf = (pick: (stay: HotelFile['stays'][number]) => string[]) =>
    [...new Set(onSale.flatMap(pick))].sort()
  const ofHotel = { hotelId: file.id }
  return {
    hotel: {
      ...toColumns(hotelColumns, file),
      ...toColumns(placeColumns, file.place),
      id: file.id,
      slug: slugOf(`${file.name} ${file.place.cityLabel}`),
      themes: allOf(({ themes }) => themes),
      tags: allOf(({ tags }) => tags),
    },
    rooms: file.rooms.map((room, sort) => ({
      ...toColumns(roomColumns, room),
      ...ofHotel,
      id: room.id,
      sort,
    })),
    activities: file.activities.map((activity) => ({
      ...toColumns(activityColumns, activity),
      ...ofHotel,
      id: activity.id,
    })),
    stays: file.stays.map((stay, sort) => ({
      ...toColumns(stayColumns, stay),
      ...ofHotel,
      id: stay.id,
      activityIds: stay.program.flatMap(({ activityId, hasDates }) =>
        activityId && hasDates ? [activityId] : [],
      ),
      sort,
    })),
  }
}
