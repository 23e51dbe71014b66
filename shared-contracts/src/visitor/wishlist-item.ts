/** What the visitor saved, with all that the wishlist page shows of it (SC-025): no call is needed to list it. */
export type WishlistItem = {
  id: string
  type: 'STAY' | 'ACTIVITY'
  label: string
  headwords: string
  /** Address of the picture without size and format. */
  imageUrl: string
  uri: string
  hotel: { label: string; location: { label: string }; stars: number; uri: string }
}

/** Newest first; a second time takes it out. Stays and activities have ids of their own. */
export function toggleWishlistItem(list: readonly WishlistItem[], item: WishlistItem): WishlistItem[] {
  const others = list.filter((saved) => !(saved.id === item.id && saved.type === item.type))
  return others.length < list.length ? others : [item, ...others]
}
