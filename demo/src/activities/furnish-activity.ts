import type { CompleteCenterFile } from '@escapade/gateway/capabilities/activities/upkeep'
import type { DrawnAsset } from '@escapade/gateway/capabilities/assets/asset-repository'
import { placePhrases } from '@escapade/gateway/capabilities/destinations/place-phrases'
import { fillWords } from '@escapade/gateway/platform/texts/fill-words'
import { contentLanguages, sameText, type Texts, textLists } from '@escapade/gateway/platform/texts/texts'
import type { Random } from '@escapade/illustrator/random'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { shuffled } from '../hotels/hotel-names'
import { createAlbum } from '../pictures/album'
import type { Center } from './activity-centers'
import type { OfferWords, PartWords } from './words/offer-words'
import { cancellation, niceToKnow, openDays, opening } from './words/shared-words'

type Activity = CompleteCenterFile['activities'][number]
type Price = Activity['prices'][number]

export type FurnishedActivity = {
  activity: Activity
  /** Prices that were in force before. */
  past: (Price & { until: string })[]
  /** The pictures that the activity refers to. */
  assets: DrawnAsset[]
}

export type Furnishing = {
  id: string
  words: OfferWords
  center: Center
  /** A second house of the same town, where the last part takes place or ends. */
  second: Center | null
  cityNames: Texts
  /** 1 to 14, as of a town. */
  demand: number
  today: string
}

/** An offer of a house, written out in every language and priced for each party. */
export function furnishActivity(furnishing: Furnishing, random: Random): FurnishedActivity {
  const { id, words, center, today } = furnishing
  const phrases = placePhrases(furnishing.cityNames)
  const values = {
    center: sameText(center.name),
    at: phrases.at,
    of: phrases.of,
    at_capital: capitals(phrases.at),
  }
  const write = (text: Texts) => fillWords(text, values)
  const album = createAlbum(center.place.locale)
  const prices = pricesOf(furnishing, random.branch('prices'))
  return {
    activity: {
      id,
      theme: words.theme,
      label: write(words.label),
      headwords: write(words.headwords),
      description: write(words.description),
      parts: words.parts.map((part, index) => partOf(furnishing, part, index)),
      niceToKnow: textLists(shuffled(niceToKnow, random.branch('know')).slice(0, 2)),
      importantInfos: textLists([cancellation]),
      pictures: words.subjects.map((subject, index) =>
        album.add(subject, `activity-${id}/${index + 1}`, center.name),
      ),
      weekdays: words.weekdays,
      capacity: random.int(...words.capacity),
      popularity: furnishing.demand * 30 + random.int(0, 420),
      lastDay: lastDayOf(today, random.branch('end')),
      published: !random.branch('withdrawn').chance(0.02),
      prices,
    },
    past: pastOf(prices, today, random.branch('offer')),
    assets: album.assets(),
  }
}

const capitals = (words: Texts): Texts =>
  Object.fromEntries(
    contentLanguages.map((language) => [
      language,
      words[language].charAt(0).toUpperCase() + words[language].slice(1),
    ]),
  ) as Texts

function partOf(
  { words, center, second }: Furnishing,
  part: PartWords,
  index: number,
): Activity['parts'][number] {
  const days = openDays[words.weekdays.join('') as keyof typeof openDays]
  const [from, to] = part.hours
  const isLast = index === words.parts.length - 1
  // The second of two parts is next door; one part that needs two houses ends in the other.
  const isNextDoor = second !== null && words.parts.length > 1 && isLast
  return {
    theme: part.theme,
    title: part.title,
    description: part.description,
    composition: textLists(part.composition),
    schedules: textLists([fillWords(opening, { days, from, to })]),
    importantInformation: textLists(part.important),
    centers: [
      ...(second && isLast ? [{ id: second.id, main: isNextDoor }] : []),
      ...(isNextDoor ? [] : [{ id: center.id, main: true }]),
    ],
  }
}

/** Two share a little of what one pays alone; larger parties a little more. */
const partyShare: Record<number, number> = { 1: 1.08, 2: 1, 3: 0.97, 4: 0.95, 5: 0.93, 6: 0.92 }

function pricesOf({ words, demand }: Furnishing, random: Random): Price[] {
  const [low, high] = words.cents
  const level = Math.min(1, (demand / 14) * 0.5 + random.next() * 0.6)
  const forTwo = low + (high - low) * level
  return Array.from({ length: words.maxAdults }, (_, index) => index + 1).map((adults) => ({
    adults,
    cents: Math.round((forTwo * (partyShare[adults] ?? 1)) / 100) * 100,
  }))
}

/** One in four is cheaper than it was some days ago. */
function pastOf(prices: Price[], today: string, random: Random) {
  if (!random.chance(0.25)) return []
  const percent = random.pick([8, 10, 12, 15, 20])
  const until = addDays(today, -random.int(1, 20))
  return prices.map((price) => ({
    ...price,
    cents: Math.round(price.cents / (1 - percent / 100) / 100) * 100,
    until,
  }))
}

/** Most are sold on and on, a few for a season, some are over. */
function lastDayOf(today: string, random: Random): string | null {
  if (random.chance(0.02)) return addDays(today, -random.int(1, 30))
  return random.chance(0.1) ? addDays(today, random.int(60, 300)) : null
}
