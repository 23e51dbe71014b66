import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'

/** `/activity/{id}`; empty when the address names none. */
export const activityIdOf = ({ path }: PageLocation): string => decode(path.split('/')[2] ?? '')

/** A path typed by hand may hold a stray `%`. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
