import { regions as allRegions } from '@escapade/gateway/capabilities/destinations/areas/areas'
import { towns } from './towns'

const visited = new Set(towns.map(({ region }) => region))

/** The regions of the generated catalogue. */
export const regions = allRegions.filter(({ id }) => visited.has(id))
