import type { LandmarkKind } from '@escapade/shared-contracts/api/search/destinations-schemas'

export type LngLat = { lng: number; lat: number }

/** Thing that stands on the map: a hotel with its price, or a place. */
export type MapMarker = LngLat & {
  id: string
  /** Short enough for a bubble: "129 €". */
  label: string
  /** In full, for those who hear it: "Hotel Magenta, from 129 €". */
  name: string
  /** Order within a group, whose lowest is its cheapest. */
  rank?: number
}

/** A town whose name is written on the ground. */
export type MapTown = LngLat & { id: string; label: string; population: number }

/** Something that one finds one's way by, such as a station or a quarter. */
export type MapLandmark = LngLat & { id: string; label: string; kind: LandmarkKind }

/** Something whose name is written on the ground. */
export type MapNamed = MapTown | MapLandmark

export type MapView = LngLat & { zoom: number }

/** The part of the world in sight: its centre, its edges and how far its farthest corner is. */
export type MapArea = LngLat & { radiusKm: number; bounds: MapBounds }

/** Degrees; `west` is greater than `east` where the antimeridian lies between. */
export type MapBounds = { north: number; south: number; east: number; west: number }
