import type { HotelStyle } from '@escapade/gateway/capabilities/labels/hotel-labels'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import { staysTexts } from '../texts/stays-texts'

const say = staysTexts('hotel-sentences')

export const styleSentences: Record<HotelStyle, Texts[]> = {
  boutique: [say('styleSentences.boutique.0')],
  charming: [say('styleSentences.charming.0'), say('styleSentences.charming.1')],
  classic: [say('styleSentences.classic.0')],
  design: [say('styleSentences.design.0')],
  family: [say('styleSentences.family.0')],
  historic: [say('styleSentences.historic.0')],
  luxury: [say('styleSentences.luxury.0')],
}

export const tableSentences: Texts[] = [say('tableSentences.0'), say('tableSentences.1')]

export const breakfastSentences: Texts[] = [say('breakfastSentences.0'), say('breakfastSentences.1')]

export const spaSentences: Texts[] = [say('spaSentences.0'), say('spaSentences.1')]

export const closingSentences: Texts[] = [
  say('closingSentences.0'),
  say('closingSentences.1'),
  say('closingSentences.2'),
]
