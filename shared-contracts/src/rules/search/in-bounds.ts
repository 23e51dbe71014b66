/** Edges in degrees; `west` is greater than `east` where the antimeridian lies between them. */
type Bounds = { north: number; south: number; east: number; west: number }

/** Tells what lies inside a rectangle of a map, over the antimeridian too. */
export const isInBounds = (
  { north, south, east, west }: Bounds,
  { lat, lng }: { lat: number; lng: number },
): boolean => {
  if (lat < south || lat > north) return false
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
}
