const kmPerDegree = 111.32

type Position = { latitude: number; longitude: number }

/** Kilometres between two positions of western Europe; flat, which is right to a percent over 100 km. */
export function kilometresBetween(a: Position, b: Position): number {
  const north = (a.latitude - b.latitude) * kmPerDegree
  const east = (a.longitude - b.longitude) * kmPerDegree * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** The position so many kilometres away, `angle` in radians from the north. */
export function shifted({ latitude, longitude }: Position, km: number, angle: number): Position {
  const north = (km * Math.cos(angle)) / kmPerDegree
  const east = (km * Math.sin(angle)) / (kmPerDegree * Math.cos((latitude * Math.PI) / 180))
  return { latitude: round(latitude + north), longitude: round(longitude + east) }
}

/** Five decimals: a metre. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
