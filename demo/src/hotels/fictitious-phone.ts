import type { Random } from '@escapade/illustrator/random'

/**
 * Numbers that ARCEP keeps free for fiction (decision 2018-0881), one range for each zone of France. Spain, Italy, the
 * Netherlands and Belgium have none: a made-up number there would be somebody's.
 */
const ranges = ['19900', '26191', '35301', '46571', '53649'] as const
const [parisian, northWest, northEast, southEast, southWest] = ranges

const zones: Record<string, string> = {
  'FR.11': parisian,
  'FR.24': northWest,
  'FR.28': northWest,
  'FR.52': northWest,
  'FR.53': northWest,
  'FR.27': northEast,
  'FR.32': northEast,
  'FR.44': northEast,
  'FR.84': southEast,
  'FR.93': southEast,
  'FR.94': southEast,
  'FR.75': southWest,
  'FR.76': southWest,
}

/** The telephone of a hotel that does not exist, in E.164; null where no number is free for it. */
export function fictitiousPhone(
  { country, region }: { country: string; region: string | null },
  random: Random,
): string | null {
  if (country !== 'FR') return null
  return `+33${zones[region ?? ''] ?? parisian}${String(random.int(0, 9_999)).padStart(4, '0')}`
}
