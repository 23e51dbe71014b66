import type { TagCode, ThemeId } from '@escapade/gateway/capabilities/labels/themes'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'
import { giftsTexts } from '../texts/gifts-texts'

const say = giftsTexts('box-sources')

export type BoxSource = {
  id: string
  subject: Subject
  /** The stays that it opens have the first one. */
  themes: ThemeId[]
  /** Included in each of them. */
  tags: TagCode[]
  title: Texts
  description: Texts
  priceCents: number
  promoCents: number | null
  /** Out of ten. */
  rating: number
}

/** The boxes a new shop opens with. A second price begins with the shop and ends two months later. */
export const boxSources: readonly BoxSource[] = [
  {
    id: 'green-night',
    subject: 'cabin',
    themes: ['27', '12'],
    tags: ['breakfast'],
    title: say('green-night.title'),
    description: say('green-night.description'),
    priceCents: 9900,
    promoCents: 8900,
    rating: 9.2,
  },
  {
    id: 'baths',
    subject: 'hammam',
    themes: ['986', '988', '987'],
    tags: ['spa-access', 'massage'],
    title: say('baths.title'),
    description: say('baths.description'),
    priceCents: 28900,
    promoCents: null,
    rating: 9.4,
  },
  {
    id: 'seaside',
    subject: 'coast',
    themes: ['18'],
    tags: ['breakfast'],
    title: say('seaside.title'),
    description: say('seaside.description'),
    priceCents: 14900,
    promoCents: 12900,
    rating: 9.0,
  },
  {
    id: 'great-tables',
    subject: 'restaurant',
    themes: ['985'],
    tags: ['dinner', 'breakfast'],
    title: say('great-tables.title'),
    description: say('great-tables.description'),
    priceCents: 19900,
    promoCents: null,
    rating: 9.6,
  },
  {
    id: 'vineyards',
    subject: 'vineyard',
    themes: ['33', '989'],
    tags: ['breakfast'],
    title: say('vineyards.title'),
    description: say('vineyards.description'),
    priceCents: 12900,
    promoCents: null,
    rating: 9.1,
  },
  {
    id: 'castle',
    subject: 'castle',
    themes: ['36', '12'],
    tags: ['dinner', 'breakfast'],
    title: say('castle.title'),
    description: say('castle.description'),
    priceCents: 21900,
    promoCents: 18900,
    rating: 9.3,
  },
  {
    id: 'city-lights',
    subject: 'skyline',
    themes: ['24', '992'],
    tags: ['breakfast'],
    title: say('city-lights.title'),
    description: say('city-lights.description'),
    priceCents: 12900,
    promoCents: null,
    rating: 8.9,
  },
  {
    id: 'high-air',
    subject: 'mountain',
    themes: ['31', '41'],
    tags: ['breakfast'],
    title: say('high-air.title'),
    description: say('high-air.description'),
    priceCents: 14900,
    promoCents: null,
    rating: 9.2,
  },
]
