import { kmPerDegree } from '@escapade/gateway/platform/geo/kilometres-between'

type Position = { latitude: number; longitude: number }

/** The position so many kilometres away, `angle` in radians from the north. */
export function shifted({ latitude, longitude }: Position, km: number, angle: number): Position {
  const north = (km * Math.cos(angle)) / kmPerDegree
  const east = (km * Math.sin(angle)) / (kmPerDegree * Math.cos((latitude * Math.PI) / 180))
  return { latitude: round(latitude + north), longitude: round(longitude + east) }
}

/** Five decimals: a metre. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
