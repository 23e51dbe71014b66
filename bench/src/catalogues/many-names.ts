import {
  type SuggestionSource,
  writeSuggestions,
} from '@escapade/gateway/capabilities/destinations/suggestion-index'
import type { Db } from '@escapade/gateway/platform/database/database'
import { sql } from 'kysely'
import { createRandom, pick } from '../random'

const first = [
  'Saint',
  'Sainte',
  'Mont',
  'Villa',
  'Val',
  'Puerto',
  'San',
  'Santa',
  'Castel',
  'Nieuw',
  'Oud',
  'La',
  'Le',
  'Hotel',
  'Hôtel',
]
const starts =
  'bel cor mar ver lan rou mon tri vil gar fon per sal bru ker dom aur tou cas rib and leu gor zan hoo'.split(
    ' ',
  )
const middles = 'a e i o u an en in on ar er or al el il'.split(' ')
const ends =
  'ville gny court mont val rac cia lla na dorp burg kerk ingen beek tero zano rete rino gnac bourg dal'.split(
    ' ',
  )
const countries = ['FR', 'FR', 'FR', 'ES', 'IT', 'NL', 'BE']

/** Adds names like those of towns and hotels until there are so many suggestions. */
export async function addNames({ db, names }: { db: Db; names: number }): Promise<void> {
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::integer as count, coalesce(max(id), 0) as last from suggestion`.execute(db)
  const { count, last } = rows[0] ?? { count: 0, last: 0 }
  const random = createRandom(7)
  const sources = Array.from({ length: Math.max(0, names - count) }, (_, index) => source(random, index))
  await writeSuggestions({ db, sources, firstId: last + 1 })
  await sql`analyze suggestion, suggestion_word`.execute(db)
}

/** Every name that can be typed. */
export async function readNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select labels ->> 'en' as label from suggestion order by id`.execute(db)
  return rows.map(({ label }) => label)
}

const word = (random: () => number) => {
  const stem =
    pick(random, starts) +
    pick(random, middles) +
    (random() < 0.4 ? pick(random, starts) : '') +
    pick(random, ends)
  return stem.charAt(0).toUpperCase() + stem.slice(1)
}

function source(random: () => number, index: number): SuggestionSource {
  const isHotel = random() < 0.2
  const parts = [random() < 0.35 ? pick(random, first) : '', word(random), random() < 0.3 ? word(random) : '']
  const label = parts.filter(Boolean).join(random() < 0.5 ? ' ' : '-')
  return {
    category: isHotel ? 'hotel' : 'city',
    placeId: `bench-${index}`,
    country: pick(random, countries),
    latitude: 36 + random() * 16,
    longitude: -9 + random() * 24,
    weight: Math.round(60 + random() ** 4 * 700),
    hotelCount: isHotel ? 1 : Math.round(random() ** 6 * 80),
    labels: { en: label },
    details: { en: 'Somewhere' },
  }
}

/** Terms typed on the way to names: beginnings of one to nine letters, a tenth of them with an error. */
export function typedTerms({ names, count }: { names: string[]; count: number }): string[] {
  const random = createRandom(11)
  return Array.from({ length: count }, () => {
    const name = pick(random, names)
    const typed = name.slice(0, 1 + Math.floor(random() * 9))
    return random() < 0.1 && typed.length > 4 ? typed.slice(0, 2) + typed.slice(3) : typed
  })
}
