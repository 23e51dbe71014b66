import type { Selectable } from 'kysely'
import type { ActivityCenterTable, ActivityProductTable } from '../activity-tables'
import type { CenterFile } from './center-file'

type Activity = CenterFile['activities'][number]

/** Columns by the fields of a file: it is read into rows, and made of them, by one table. */
export const centerColumns = {
  id: 'id',
  name: 'label',
  kind: 'kind',
  hotel: 'hotelId',
  stars: 'stars',
} as const satisfies Record<
  keyof Omit<CenterFile, '$schema' | 'format' | 'place' | 'activities'>,
  keyof ActivityCenterTable
>

export const productColumns = {
  id: 'id',
  theme: 'theme',
  label: 'labels',
  headwords: 'headwords',
  description: 'descriptions',
  parts: 'parts',
  niceToKnow: 'niceToKnow',
  importantInfos: 'importantInfos',
  pictures: 'pictures',
  weekdays: 'weekdays',
  capacity: 'capacity',
  popularity: 'popularity',
  lastDay: 'lastDay',
  published: 'published',
} as const satisfies Record<keyof Omit<Activity, 'prices'>, keyof Selectable<ActivityProductTable>>
