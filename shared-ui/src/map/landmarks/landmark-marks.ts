import type { IconName } from '../../icon/icon-names'
import type { MapLandmark, MapNamed } from '../map-types'

/** Icons of landmarks; `null` is a dot in the colour of its kind, and a quarter has its name alone. */
export const landmarkMarks: Record<Exclude<MapLandmark['kind'], 'quarter'>, IconName | null> = {
  sight: 'star',
  station: 'train',
  beach: null,
  park: 'leaf',
  lake: null,
  summit: 'mountain',
  skiresort: 'ski',
}

/** Pixels that a mark takes before the name, with the gap between. */
export const markSize = 18

/** True for what stands at its mark; a quarter and a town are where their names are. */
export const hasMark = (named: MapNamed): boolean => 'kind' in named && named.kind !== 'quarter'
