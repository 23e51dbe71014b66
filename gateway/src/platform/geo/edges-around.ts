import { kmPerDegree } from './kilometres-between'

/** Degrees. */
export type Edges = { north: number; south: number; east: number; west: number }

/** Edges of the square that holds a circle; near a pole it goes around the earth. */
export function edgesAround({ lat, lng }: { lat: number; lng: number }, km: number): Edges {
  const up = km / kmPerDegree
  const aside = Math.min(180, km / (kmPerDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180))))
  return { north: lat + up, south: lat - up, east: lng + aside, west: lng - aside }
}
