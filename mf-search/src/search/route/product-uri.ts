type Opened = {
  /** Criteria that the product page opens with, without #. */
  hash: string
  /** True for the page on which the stay is given away. */
  asGift: boolean
}

/** Address to which a stay of a search leads. */
export const productUri = (uri: string, { hash, asGift }: Opened): string =>
  `${uri}${asGift ? '?flow=gifting' : ''}${hash && `#${hash}`}`
