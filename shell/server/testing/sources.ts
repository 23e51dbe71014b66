import { emptyResult, openShop, type RemoteSource, removeFolders, type Shop } from './shop'

/** Source of a render result. */
export const result = (html: string, more = '') =>
  `({ ...${emptyResult}, html: ${JSON.stringify(html)}, ${more} })`

/** A remote for `/search` that answers with the html. */
export const searchRemote = (
  version: string,
  html: string,
  more: Partial<RemoteSource> = {},
): RemoteSource => ({
  version,
  routes: [{ segment: 'search', page: 'search' }],
  render: `return ${result(html)}`,
  ...more,
})

/** A remote for `/product` that renders as told. */
export const productRemote = (render: string): RemoteSource => ({
  version: 'p1',
  routes: [{ segment: 'product', page: 'product' }],
  render,
})

/** A remote for every path without an owner: it is not there. */
export const notFoundRemote: RemoteSource = {
  version: 'c1',
  routes: [{ segment: '*', page: 'not-found' }],
  render: `return ${result('')}`,
}

export const url = (path: string) => `http://fr.localhost${path}`

/** Opens shops that are closed after each test. */
export function useShops() {
  const shops: Shop[] = []
  afterEach(async () => {
    await Promise.all(shops.splice(0).map((shop) => shop.close()))
  })
  afterAll(removeFolders)
  return async (...args: Parameters<typeof openShop>) => {
    const shop = await openShop(...args)
    shops.push(shop)
    return shop
  }
}

/** Asks until it is so. A renderer that was busy pauses longer each time, and a loaded machine makes it busy. */
export async function eventually(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('It did not become true')
  }
}
