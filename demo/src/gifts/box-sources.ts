import type { ThemeId } from '@escapade/gateway/capabilities/labels/themes'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'
import { giftsTexts } from '../texts/gifts-texts'

const say = giftsTexts('box-sources')

export type BoxSource = {
  id: string
  subject: Subject
  themes: ThemeId[]
  nights: number
  title: Texts
  description: Texts
  included: Texts[]
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
    nights: 1,
    title: say('green-night.title'),
    description: say('green-night.description'),
    included: [say('green-night.included.0'), say('green-night.included.1')],
    priceCents: 9900,
    promoCents: 8900,
    rating: 9.2,
  },
  {
    id: 'baths',
    subject: 'hammam',
    themes: ['987', '986', '988'],
    nights: 1,
    title: say('baths.title'),
    description: say('baths.description'),
    included: [say('baths.included.0'), say('baths.included.1')],
    priceCents: 5900,
    promoCents: null,
    rating: 9.4,
  },
  {
    id: 'seaside',
    subject: 'coast',
    themes: ['18'],
    nights: 1,
    title: say('seaside.title'),
    description: say('seaside.description'),
    included: [say('seaside.included.0'), say('seaside.included.1')],
    priceCents: 14900,
    promoCents: 12900,
    rating: 9.0,
  },
  {
    id: 'great-tables',
    subject: 'restaurant',
    themes: ['985'],
    nights: 1,
    title: say('great-tables.title'),
    description: say('great-tables.description'),
    included: [say('great-tables.included.0'), say('great-tables.included.1')],
    priceCents: 19900,
    promoCents: null,
    rating: 9.6,
  },
  {
    id: 'vineyards',
    subject: 'vineyard',
    themes: ['33', '989'],
    nights: 1,
    title: say('vineyards.title'),
    description: say('vineyards.description'),
    included: [say('vineyards.included.0'), say('vineyards.included.1')],
    priceCents: 16900,
    promoCents: null,
    rating: 9.1,
  },
  {
    id: 'castle',
    subject: 'castle',
    themes: ['36', '12'],
    nights: 1,
    title: say('castle.title'),
    description: say('castle.description'),
    included: [say('castle.included.0'), say('castle.included.1')],
    priceCents: 21900,
    promoCents: 18900,
    rating: 9.3,
  },
  {
    id: 'city-lights',
    subject: 'skyline',
    themes: ['24', '992'],
    nights: 1,
    title: say('city-lights.title'),
    description: say('city-lights.description'),
    included: [say('city-lights.included.0'), say('city-lights.included.1')],
    priceCents: 12900,
    promoCents: null,
    rating: 8.9,
  },
  {
    id: 'high-air',
    subject: 'mountain',
    themes: ['31', '41'],
    nights: 2,
    title: say('high-air.title'),
    description: say('high-air.description'),
    included: [say('high-air.included.0'), say('high-air.included.1')],
    priceCents: 24900,
    promoCents: null,
    rating: 9.2,
  },
]
