import type { PlacePhrases } from '@escapade/gateway/capabilities/destinations/place-phrases'
import { fillWords, joinWords } from '@escapade/gateway/platform/texts/fill-words'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import type { Random } from '@escapade/illustrator/random'
import { hotelOpenings } from '../words/hotel-openings'
import {
  breakfastSentences,
  closingSentences,
  spaSentences,
  styleSentences,
  tableSentences,
} from '../words/hotel-sentences'
import type { HotelCharacter } from './hotel-character'

/** Four or five sentences: place, character of the house, table, spa, and a closing one. */
export function describeHotel(
  label: string,
  character: HotelCharacter,
  phrases: PlacePhrases,
  random: Random,
): Texts {
  const trait = random.pick(character.traits)
  const sentences = [
    random.pick(hotelOpenings[trait]),
    random.pick(styleSentences[character.style]),
    random.pick(character.hasRestaurant ? tableSentences : breakfastSentences),
    ...(character.hasSpa ? [random.pick(spaSentences)] : []),
    random.pick(closingSentences),
  ]
  return joinWords(sentences.map((sentence) => fillWords(sentence, { hotel: label, ...phrases })))
}
