import type { ReviewTable } from '@escapade/gateway/capabilities/reviews/review-tables'
import type { Random } from '@escapade/illustrator/random'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Insertable } from 'kysely'
import { type ReviewSubject, type ReviewWords, reviewSubjects, reviewWords } from '../words/reviews-words'
import type { HotelCharacter } from './hotel-character'

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

type Reviewed = {
  id: string
  country: string
  character: Pick<HotelCharacter, 'stars' | 'facilities' | 'environments'>
  today: string
  count: number
}

/** Reviews of the last two years in the visitors' languages, and the scores that follow from them. */
export function furnishReviews(hotel: Reviewed, random: Random): FurnishedReviews {
  const quality = Math.min(9.7, 7.4 + hotel.character.stars * 0.28 + random.between(-0.5, 0.9))
  const unsaid = createUnsaid(random)
  const guests = guestsOf(hotel.character)
  const reviews = Array.from({ length: hotel.count }, (_, index) =>
    reviewRow({ hotel, index, quality, random, unsaid, guests }),
  )
  const mean = reviews.reduce((sum, { average }) => sum + Number(average), 0) / reviews.length
  const score = reviews.length ? oneDecimal(mean) : null
  const criteria = Object.fromEntries(
    reviewCriteria.map((name) => [name, within(oneDecimal((score ?? quality) + random.between(-0.5, 0.5)))]),
  )
  return { reviews, score, criteria: score === null ? {} : criteria }
}

type Guests = Pick<ReviewWords, 'names' | 'positive' | 'negative'>

/** Words of guests of this house, by language: no guest praises a spa that is not there. */
function guestsOf(character: Reviewed['character']): (language: string) => Guests {
  const subjects = reviewSubjects.filter((subject) => has(character, subject))
  const known = new Map<string, Guests>()
  return (language) => {
    const { names, positive, negative, about } = reviewWords[language as keyof typeof reviewWords]
    const guests = known.get(language) ?? {
      names,
      positive: [...positive, ...subjects.flatMap((subject) => about[subject].positive)],
      negative: [...negative, ...subjects.flatMap((subject) => about[subject].negative)],
    }
    known.set(language, guests)
    return guests
  }
}

const has = ({ facilities, environments }: Reviewed['character'], subject: ReviewSubject): boolean =>
  subject === 'town'
    ? environments.some((environment) => environment === 'city' || environment === 'old-town')
    : facilities.includes(subject)

type Unsaid = ReturnType<typeof createUnsaid>

/** Draws from a list without repeating itself; null when everything in it has been said. */
function createUnsaid(random: Random) {
  const said = new Map<readonly string[], Set<string>>()
  return (words: readonly string[]): string | null => {
    const before = said.get(words) ?? new Set()
    const word = random.pick(words.filter((each) => !before.has(each))) ?? null
    if (word !== null) said.set(words, before.add(word))
    return word
  }
}

type Row = {
  hotel: Pick<Reviewed, 'id' | 'country' | 'today'>
  index: number
  quality: number
  random: Random
  unsaid: Unsaid
  guests: ReturnType<typeof guestsOf>
}

function reviewRow({
  hotel: { id, country, today },
  index,
  quality,
  random,
  unsaid,
  guests,
}: Row): Insertable<ReviewTable> {
  const locale = random.pick(localesByCountry[country] ?? ['fr_FR'])
  const { names, positive, negative } = guests(locale.slice(0, 2))
  const average = within(oneDecimal(quality + (random.next() + random.next() - 1) * 1.8))
  return {
    id: `${id}v${index + 1}`,
    hotelId: id,
    locale,
    customer: random.pick(names),
    type: random.pick(types),
    day: addDays(today, -random.int(3, 700)),
    average,
    positive: random.chance(0.85) ? unsaid(positive) : null,
    negative: average < 9 && random.chance(0.35) ? unsaid(negative) : null,
  }
}

const oneDecimal = (score: number) => Math.round(score * 10) / 10
const within = (score: number) => Math.min(10, Math.max(4, score))
