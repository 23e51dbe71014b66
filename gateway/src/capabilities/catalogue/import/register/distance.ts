import { kilometresBetween } from '../../../../platform/geo/kilometres-between'
import type { GeoPoint } from './register-row'

export function centreOf(points: readonly GeoPoint[]): GeoPoint {
  const mean = (read: (point: GeoPoint) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) }
}

export function nearestTo<T extends GeoPoint>(point: GeoPoint, candidates: readonly T[]): T | undefined {
  let best: T | undefined
  for (const candidate of candidates) {
    if (!best || kilometresBetween(point, candidate) < kilometresBetween(point, best)) best = candidate
  }
  return best
}
