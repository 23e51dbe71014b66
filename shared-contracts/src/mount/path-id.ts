import type { PageLocation } from './mount-contract'

/** Id that a path names after its first segment: `7` of `/hotel/7`. Empty when it names nothing. */
export const idOfPath = ({ path }: Pick<PageLocation, 'path'>): string => decode(path.split('/')[2] ?? '')

/** A path typed by hand may hold a stray `%`. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
