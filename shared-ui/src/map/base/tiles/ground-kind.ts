/** Kinds of things on a tile that the map paints; anything else is left out. */
export type GroundKind =
  | 'land'
  | 'built'
  | 'green'
  | 'water'
  | 'building'
  | 'path'
  | 'rail'
  | 'street'
  | 'road'
  | 'motorway'
  | 'region'
  | 'border'
  | 'country'
  | 'city'
  | 'town'
  | 'village'
  | 'quarter'

export type TileProperties = Readonly<Record<string, unknown>>

/**
 * The kind of a feature by the names of Protomaps' basemap (https://docs.protomaps.com/basemaps/layers) or of
 * OpenMapTiles (https://openmaptiles.org/schema), which most tiles follow.
 */
export function groundKind(properties: TileProperties): GroundKind | null {
  return kindsOfLayer[String(properties.layer)]?.(properties) ?? null
}

type KindOf = (properties: TileProperties) => GroundKind | null | undefined

const classOf = ({ kind, class: named }: TileProperties) => String(kind ?? named ?? '')
const all =
  (kind: GroundKind): KindOf =>
  () =>
    kind
const oneOf =
  (...lists: [kind: GroundKind, classes: readonly string[]][]): KindOf =>
  (properties) =>
    lists.find(([, classes]) => classes.includes(classOf(properties)))?.[0]

const land = oneOf(
  [
    'green',
    [
      ...[
        'park',
        'national_park',
        'nature_reserve',
        'protected_area',
        'forest',
        'wood',
        'grass',
        'grassland',
      ],
      ...['meadow', 'garden', 'golf_course', 'cemetery', 'recreation_ground', 'village_green', 'scrub'],
    ],
  ],
  ['built', ['residential', 'urban_area', 'industrial', 'commercial', 'retail', 'railway', 'suburb']],
)
const roads = oneOf(
  ['motorway', ['highway', 'motorway', 'trunk']],
  ['road', ['major_road', 'primary', 'secondary', 'tertiary']],
  ['street', ['minor_road', 'minor', 'service', 'pedestrian']],
  ['path', ['path', 'track']],
  ['rail', ['rail', 'transit']],
)

function boundary({ kind, admin_level: level, maritime }: TileProperties) {
  if (maritime === 1) return null
  if (kind === 'country' || level === 2) return 'border'
  return kind === 'region' || level === 4 ? 'region' : null
}

/** From this rank on Protomaps counts some 100,000 people. */
const cityRank = 10

const places = oneOf(
  ['country', ['country']],
  ['city', ['city']],
  ['town', ['town']],
  ['village', ['village', 'hamlet', 'locality']],
  ['quarter', ['suburb', 'quarter', 'neighbourhood', 'macrohood']],
)

function place(properties: TileProperties) {
  if (properties.kind !== 'locality') return places(properties)
  if (properties.capital || Number(properties.population_rank) >= cityRank) return 'city'
  return places({ kind: properties.kind_detail ?? 'locality' })
}

const kindsOfLayer: Readonly<Record<string, KindOf>> = {
  earth: all('land'),
  water: all('water'),
  waterway: all('water'),
  park: all('green'),
  landuse: land,
  landcover: land,
  natural: land,
  buildings: all('building'),
  building: all('building'),
  roads,
  transportation: roads,
  boundaries: boundary,
  boundary,
  places: place,
  place,
}
