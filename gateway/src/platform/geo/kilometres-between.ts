/** Length of a degree of latitude, everywhere. */
export const kmPerDegree = 111.32

type Position = { latitude: number; longitude: number }

/** Kilometres between two positions of western Europe; flat, which is right to a percent over 100 km. */
export function kilometresBetween(a: Position, b: Position): number {
  const north = (a.latitude - b.latitude) * kmPerDegree
  const east = (a.longitude - b.longitude) * kmPerDegree * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
