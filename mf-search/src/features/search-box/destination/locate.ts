import type { Point } from '../../../search/criteria/place'

const patienceMs = 10_000

/** Asks the browser for the visitor's position, when they want it; null when the browser does not say. */
export const locate = (): Promise<Point | null> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coarse(coords.latitude), lng: coarse(coords.longitude) }),
      () => resolve(null),
      { timeout: patienceMs, maximumAge: 10 * 60_000 },
    )
  })

/** About a kilometre: the address of a search may be passed on, the visitor's door must not be in it. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100
