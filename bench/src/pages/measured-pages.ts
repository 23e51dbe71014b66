import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'

export type MeasuredPage = {
  name: string
  path: string
  /** The page is of use when each of these is there, and those that can be pressed have their handlers. */
  usable: string[]
}

const searchButton = 'search form [type="submit"]'

/** Home, a search and the first stay that the search finds. */
export async function measuredPages(gateway: string): Promise<MeasuredPage[]> {
  return [
    { name: 'home', path: '/', usable: [searchButton] },
    { name: 'search', path: '/search?flow=booking', usable: [searchButton, 'main a[href*="/product/"]'] },
    { name: 'product', path: `/product/${await firstProduct(gateway)}`, usable: ['main h1', 'main button'] },
  ]
}

async function firstProduct(gateway: string): Promise<string> {
  const api = createApiClient({ baseUrl: gateway })
  const body = { locale: 'fr_FR', searchCriterias: {} } as const
  const { exactMatch } = await api.send(searchOffers, { body })
  const first = exactMatch[0]?.packages[0]
  if (!first) throw new Error('The search finds no stay to measure')
  return first.id
}
