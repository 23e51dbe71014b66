import type { Menu } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { ChromeData } from '@escapade/shared-contracts/mount/boot-data'
import type { PageLocation, Visit } from '@escapade/shared-contracts/mount/mount-contract'

/** The menu of the header as editors wrote it, and the icons of the themes in it by their ids. */
export type Inspirations = { links: Menu; themeIcons: Record<string, string> }

/** Data that header and footer are drawn from. */
export type ChromeInput = {
  visit: Visit
  location: PageLocation
  chrome: ChromeData
  inspirations: Inspirations
  /** Names of the ways to pay that work in the market. */
  paymentNames: string[]
}

/** Path and query as the address bar shows them, without the hash. */
export const originOf = ({ visit, location }: Pick<ChromeInput, 'visit' | 'location'>): string => {
  const query = new URLSearchParams(location.query).toString()
  return `${visit.basePath}${location.path}${query ? `?${query}` : ''}`
}
