type Opened = {
  /** Criteria that the product page opens with, without #. */
  hash: string
  /** The same stay, to give away. */
  asGift: boolean
}

/** Where a stay of a search leads. */
export const productUri = (uri: string, { hash, asGift }: Opened): string =>
  `${uri}${asGift ? '?flow=gifting' : ''}${hash && `#${hash}`}`
