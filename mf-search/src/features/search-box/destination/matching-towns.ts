import type { Destination } from '@escapade/shared-ui/destination/DestinationField'

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Towns a word of which begins with what was typed, whatever its accents. A market has a few dozen. */
export function matchingTowns(towns: readonly Destination[], typed: string): Destination[] {
  const term = fold(typed.trim())
  return towns.filter(({ label }) =>
    fold(label)
      .split(/[\s'’-]+/)
      .concat(fold(label))
      .some((part) => part.startsWith(term)),
  )
}
