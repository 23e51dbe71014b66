import type {
  ActivityPriceTable,
  ActivityProductTable,
  StoredActivityPart,
} from '@escapade/gateway/capabilities/activities/activity-tables'
import type { DrawnAsset } from '@escapade/gateway/capabilities/assets/asset-repository'
import { placePhrases } from '@escapade/gateway/capabilities/destinations/place-phrases'
import { fillWords } from '@escapade/gateway/platform/texts/fill-words'
import { contentLanguages, sameText, type Texts, textLists } from '@escapade/gateway/platform/texts/texts'
import type { Random } from '@escapade/illustrator/random'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Insertable } from 'kysely'
import { shuffled } from '../hotels/hotel-names'
import { createAlbum } from '../pictures/album'
import type { NewCenter } from './activity-centers'
import type { OfferWords, PartWords } from './words/offer-words'
import { cancellation, niceToKnow, openDays, opening } from './words/shared-words'

export type FurnishedActivity = {
  product: Insertable<ActivityProductTable>
  prices: ActivityPriceTable[]
  /** Prices that were in force before, oldest first. */
  past: (ActivityPriceTable & { until: string })[]
  /** The pictures that the product refers to. */
  assets: DrawnAsset[]
}

export type Furnishing = {
  id: string
  words: OfferWords
  center: NewCenter
  /** A second house of the same town, where the last part takes place or ends. */
  second: NewCenter | null
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
    center: sameText(center.label),
    at: phrases.at,
    of: phrases.of,
    at_capital: capitals(phrases.at),
  }
  const write = (text: Texts) => fillWords(text, values)
  const album = createAlbum(center.placeLocale)
  const prices = pricesOf(furnishing, random.branch('prices'))
  return {
    product: {
      id,
      centerId: center.id,
      theme: words.theme,
      labels: JSON.stringify(write(words.label)),
      headwords: JSON.stringify(write(words.headwords)),
      descriptions: JSON.stringify(write(words.description)),
      parts: JSON.stringify(words.parts.map((part, index) => partOf(furnishing, part, index))),
      niceToKnow: JSON.stringify(textLists(shuffled(niceToKnow, random.branch('know')).slice(0, 2))),
      importantInfos: JSON.stringify(textLists([cancellation])),
      pictures: JSON.stringify(
        words.subjects.map((subject, index) =>
          album.add(subject, `activity-${id}/${index + 1}`, center.label),
        ),
      ),
      weekdays: words.weekdays,
      capacity: random.int(...words.capacity),
      popularity: furnishing.demand * 30 + random.int(0, 420),
      lastDay: lastDayOf(today, random.branch('end')),
      published: !random.branch('withdrawn').chance(0.02),
    },
    prices,
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

function partOf({ words, center, second }: Furnishing, part: PartWords, index: number): StoredActivityPart {
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

function pricesOf({ id, words, demand }: Furnishing, random: Random): ActivityPriceTable[] {
  const [low, high] = words.cents
  const level = Math.min(1, (demand / 14) * 0.5 + random.next() * 0.6)
  const forTwo = low + (high - low) * level
  return Array.from({ length: words.maxAdults }, (_, index) => index + 1).map((adults) => ({
    productId: id,
    adults,
    priceCents: Math.round((forTwo * (partyShare[adults] ?? 1)) / 100) * 100,
  }))
}

/** One in four is cheaper than it was some days ago. */
function pastOf(prices: ActivityPriceTable[], today: string, random: Random) {
  if (!random.chance(0.25)) return []
  const percent = random.pick([8, 10, 12, 15, 20])
  const until = addDays(today, -random.int(1, 20))
  return prices.map((price) => ({
    ...price,
    priceCents: Math.round(price.priceCents / (1 - percent / 100) / 100) * 100,
    until,
  }))
}

/** Most are sold on and on, a few for a season, some are over. */
function lastDayOf(today: string, random: Random): string | null {
  if (random.chance(0.02)) return addDays(today, -random.int(1, 30))
  return random.chance(0.1) ? addDays(today, random.int(60, 300)) : null
}
