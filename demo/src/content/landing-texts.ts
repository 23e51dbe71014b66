import type { PlacePhrases } from '@escapade/gateway/capabilities/destinations/place-phrases'
import { fillWords } from '@escapade/gateway/platform/texts/fill-words'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import { contentTexts } from '../texts/content-texts'

const say = contentTexts('landing-texts')

/** Sentences about a town: each takes the town's name as the language inflects it. */
export const cityTexts = {
  title: ({ at }: PlacePhrases): Texts => fillWords(say('cityTexts.title'), { at }),
  subtitle: say('cityTexts.subtitle'),
  description: ({ at }: PlacePhrases): Texts => fillWords(say('cityTexts.description'), { at }),
  results: ({ at }: PlacePhrases): Texts => fillWords(say('cityTexts.results'), { at }),
  all: ({ at }: PlacePhrases): Texts => fillWords(say('cityTexts.all'), { at }),
  seo: ({ at }: PlacePhrases): Texts => fillWords(say('cityTexts.seo'), { at }),
}

export const ideaTexts = {
  subtitle: say('ideaTexts.subtitle'),
  description: say('ideaTexts.description'),
  results: say('ideaTexts.results'),
  all: say('ideaTexts.all'),
  give: say('ideaTexts.give'),
  gifts: say('ideaTexts.gifts'),
  allGifts: say('ideaTexts.allGifts'),
  days: say('ideaTexts.days'),
  allDays: say('ideaTexts.allDays'),
  seo: (name: Texts): Texts => fillWords(say('ideaTexts.seo'), { name }),
}

export const sellingPoints = [
  {
    title: say('sellingPoints.0.title'),
    text: say('sellingPoints.0.text'),
  },
  {
    title: say('sellingPoints.1.title'),
    text: say('sellingPoints.1.text'),
  },
  {
    title: say('sellingPoints.2.title'),
    text: say('sellingPoints.2.text'),
  },
]

const card = <Name extends 'day' | 'card' | 'stay'>(name: Name) => ({
  title: say(`promoCards.${name}.title`),
  text: say(`promoCards.${name}.text`),
  button: say(`promoCards.${name}.button`),
})
export const promoCards = {
  title: say('promoCards.title'),
  day: card('day'),
  card: card('card'),
  stay: card('stay'),
}
