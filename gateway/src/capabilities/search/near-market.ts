import { type Country, countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { kmPerDegree } from '../../platform/geo/kilometres-between'
import type { Point } from './search-plan'

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

/** Large towns of each market: most of its visitors live within two hours of one. */
const towns: Readonly<Record<Country, readonly Point[]>> = {
  // Paris, Lille, Lyon, Marseille, Toulouse, Bordeaux, Nantes, Strasbourg
  FR: [
    at(48.86, 2.35),
    at(50.63, 3.06),
    at(45.76, 4.84),
    at(43.3, 5.37),
    at(43.6, 1.44),
    at(44.84, -0.58),
    at(47.22, -1.55),
    at(48.58, 7.75),
  ],
  // Madrid, Barcelona, Valencia, Sevilla, Bilbao, A Coruña
  ES: [
    at(40.42, -3.7),
    at(41.39, 2.17),
    at(39.47, -0.38),
    at(37.39, -5.99),
    at(43.26, -2.93),
    at(43.37, -8.4),
  ],
  // Bruxelles, Antwerpen, Liège
  BE: [at(50.85, 4.35), at(51.22, 4.4), at(50.63, 5.57)],
  // Amsterdam, Rotterdam, Eindhoven
  NL: [at(52.37, 4.9), at(51.92, 4.48), at(51.44, 5.48)],
  // Roma, Milano, Torino, Bologna, Napoli, Palermo
  IT: [
    at(41.9, 12.5),
    at(45.46, 9.19),
    at(45.07, 7.69),
    at(44.49, 11.34),
    at(40.85, 14.27),
    at(38.12, 13.36),
  ],
}

/** As far as a weekend is near, and how much farther it costs as much again. */
export const nearKm = 200
const twiceKm = 300

/** The large towns of a market. */
export const marketTowns = (locale: Locale): readonly Point[] => towns[countryOf(locale)]

/**
 * Factor by which best value without a place counts a price: once for hotels near a large town of the market, more
 * the farther they lie from all of them. Asked of every hotel of the shop, so it takes the earth as flat.
 * Limit: visitors are not located, so Lille and Nice see one order (decision 078).
 */
export function remoteness(locale: Locale): (latitude: number, longitude: number) => number {
  const near = marketTowns(locale).map((town) => ({
    ...town,
    kmEast: kmPerDegree * Math.cos((town.latitude * Math.PI) / 180),
  }))
  return (latitude, longitude) => {
    let least = Number.POSITIVE_INFINITY
    for (const town of near) {
      const north = (latitude - town.latitude) * kmPerDegree
      const east = (longitude - town.longitude) * town.kmEast
      least = Math.min(least, north * north + east * east)
    }
    return 1 + Math.max(0, Math.sqrt(least) - nearKm) / twiceKm
  }
}
