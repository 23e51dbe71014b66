import type { ChromeData } from '@escapade/shared-contracts/mount/boot-data'
import type { PageLocation, Visit } from '@escapade/shared-contracts/mount/mount-contract'

/** What header and footer are drawn from. */
export type ChromeInput = { visit: Visit; location: PageLocation; chrome: ChromeData }

/** Path and query as the address bar shows them, without the hash. */
export const originOf = ({ visit, location }: Pick<ChromeInput, 'visit' | 'location'>): string => {
  const query = new URLSearchParams(location.query).toString()
  return `${visit.basePath}${location.path}${query ? `?${query}` : ''}`
}
