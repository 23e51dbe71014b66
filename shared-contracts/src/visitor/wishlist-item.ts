/** Saved thing, with all that the wishlist page shows of it (SC-025): no call is needed to list it. */
export type WishlistItem = {
  id: string
  type: 'STAY' | 'ACTIVITY'
  label: string
  headwords: string
  /** Address of the picture without size and format. */
  imageUrl: string
  uri: string
  hotel: { label: string; location: { label: string }; stars: number; uri: string }
  /** ISO instant. Older lists have none. */
  savedAt?: string
  /** Price of a stay when it was saved, and for what. Older lists have none. */
  price?: {
    cents: number
    nights: number
    adult: number
    child: number
    baby: number
    /** Absent: the cheapest day of any. */
    checkin?: string
  }
}

/** Newest first; a second time takes it out. Stays and activities have ids of their own. */
export function toggleWishlistItem(list: readonly WishlistItem[], item: WishlistItem): WishlistItem[] {
  const others = list.filter((saved) => !(saved.id === item.id && saved.type === item.type))
  return others.length < list.length ? others : [item, ...others]
}
