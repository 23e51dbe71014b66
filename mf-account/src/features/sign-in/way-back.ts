import * as paths from '@escapade/shared-contracts/paths'

/** Page to go on with: a path of the shop, base path included; an address of others leads to the home page (SH-025). */
export function wayBack(origin: string | undefined, href: (path: string) => string): string {
  if (origin === undefined || origin === '') return href(paths.trips())
  return isOfShop(origin) ? origin : href(paths.home())
}

/** As the gateway takes it (`ShopPath`): one slash, no backslash, nothing that is not written in an address. */
export const isOfShop = (origin: string): boolean =>
  origin.length <= 2000 && /^\/(?![/\\])[!-[\]-~]*$/.test(origin)
