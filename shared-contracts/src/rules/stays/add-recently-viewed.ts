export const maxViewed = 10

/** Newest first, each id once. */
export function addRecentlyViewed({ ids, id }: { ids: readonly string[]; id: string }): string[] {
  return [id, ...ids.filter((seen) => seen !== id)].slice(0, maxViewed)
}
