import { addDays } from '@escapade/shared-contracts/rules/days'
import type { Insertable } from 'kysely'
import type { ReviewTable } from '../../../platform/tables'
import type { Random } from '../../images/scenes/random'
import { reviewWords } from './words/reviews-words'

export type FurnishedReviews = {
  reviews: Insertable<ReviewTable>[]
  score: number | null
  criteria: Record<string, number>
}

/** The criteria of the contract. */
const reviewCriteria = ['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio']

const types = ['couple', 'couple', 'couple', 'family', 'friends', 'solo']
const localesByCountry: Record<string, string[]> = {
  FR: ['fr_FR', 'fr_FR', 'fr_FR', 'fr_BE', 'nl_NL', 'it_IT', 'es_ES'],
  ES: ['es_ES', 'es_ES', 'es_ES', 'fr_FR', 'it_IT', 'nl_NL'],
  IT: ['it_IT', 'it_IT', 'it_IT', 'fr_FR', 'es_ES', 'nl_NL'],
  NL: ['nl_NL', 'nl_NL', 'nl_NL', 'nl_BE', 'fr_FR', 'es_ES', 'it_IT'],
  BE: ['nl_BE', 'nl_BE', 'fr_BE', 'fr_BE', 'nl_NL', 'fr_FR', 'it_IT', 'es_ES'],
}

/** Reviews of the last two years in the visitors' languages, and the scores that follow from them. */
export function furnishReviews(
  hotel: { id: string; country: string; stars: number; today: string; count: number },
  random: Random,
): FurnishedReviews {
  const quality = Math.min(9.7, 7.4 + hotel.stars * 0.28 + random.between(-0.5, 0.9))
  const unsaid = createUnsaid(random)
  const reviews = Array.from({ length: hotel.count }, (_, index) =>
    reviewRow({ hotel, index, quality, random, unsaid }),
  )
  const mean = reviews.reduce((sum, { average }) => sum + Number(average), 0) / reviews.length
  const score = reviews.length ? oneDecimal(mean) : null
  const criteria = Object.fromEntries(
    reviewCriteria.map((name) => [name, within(oneDecimal((score ?? quality) + random.between(-0.5, 0.5)))]),
  )
  return { reviews, score, criteria: score === null ? {} : criteria }
}

type Unsaid = ReturnType<typeof createUnsaid>

/** Draws from a list without repeating itself, until everything in it has been said. */
function createUnsaid(random: Random) {
  const left = new Map<readonly string[], string[]>()
  return (words: readonly string[]): string => {
    const open = left.get(words)?.length ? (left.get(words) ?? []) : [...words]
    const said = random.pick(open)
    left.set(
      words,
      open.filter((word) => word !== said),
    )
    return said
  }
}

type Row = {
  hotel: { id: string; country: string; today: string }
  index: number
  quality: number
  random: Random
  unsaid: Unsaid
}

function reviewRow({
  hotel: { id, country, today },
  index,
  quality,
  random,
  unsaid,
}: Row): Insertable<ReviewTable> {
  const locale = random.pick(localesByCountry[country] ?? ['fr_FR'])
  const words = reviewWords[locale.slice(0, 2) as keyof typeof reviewWords]
  const average = within(oneDecimal(quality + (random.next() + random.next() - 1) * 1.8))
  return {
    id: `${id}v${index + 1}`,
    hotel_id: id,
    locale,
    customer: unsaid(words.names),
    type: random.pick(types),
    day: addDays(today, -random.int(3, 700)),
    average,
    positive: random.chance(0.85) ? unsaid(words.positive) : null,
    negative: average < 9 && random.chance(0.35) ? unsaid(words.negative) : null,
  }
}

const oneDecimal = (score: number) => Math.round(score * 10) / 10
const within = (score: number) => Math.min(10, Math.max(4, score))
