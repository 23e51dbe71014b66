import type { PlacePhrases } from '@escapade/gateway/capabilities/destinations/place-phrases'
import { fillWords, joinWords } from '@escapade/gateway/platform/texts/fill-words'
import { hotelPhrases } from '@escapade/gateway/platform/texts/hotel-phrases'
import { inEach, type Texts } from '@escapade/gateway/platform/texts/texts'
import type { Random } from '@escapade/illustrator/random'
import type { Trait } from '../places/town'
import { hotelOpenings } from '../words/hotel-openings'
import {
  breakfastSentences,
  closingSentences,
  spaSentences,
  styleSentences,
  tableSentences,
} from '../words/hotel-sentences'
import type { HotelCharacter } from './hotel-character'

type Described = {
  label: string
  character: HotelCharacter
  /** Surroundings that its first sentence speaks of. */
  setting: Trait
  phrases: PlacePhrases
}

/** Four or five sentences: place, character of the house, table, spa, and a closing one. */
export function describeHotel({ label, character, setting, phrases }: Described, random: Random): Texts {
  // A draw that decided the setting once: those that follow stay what they were.
  random.next()
  const sentences = [
    random.pick(hotelOpenings[setting]),
    random.pick(styleSentences[character.style]),
    random.pick(character.hasRestaurant ? tableSentences : breakfastSentences),
    ...(character.hasSpa ? [random.pick(spaSentences)] : []),
    random.pick(closingSentences),
  ]
  const names = {
    hotel: label,
    hotel_at: inEach((tag) => hotelPhrases(label, tag).at),
  }
  return joinWords(sentences.map((sentence) => fillWords(sentence, { ...names, ...phrases })))
}
