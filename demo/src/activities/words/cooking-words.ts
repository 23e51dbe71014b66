import { activitiesTexts } from '../../texts/activities-texts'
import type { OfferWords } from './offer-words'

const say = activitiesTexts('cooking-words')

export const cookingClass: OfferWords = {
  theme: '985',
  subjects: ['cooking', 'restaurant'],
  label: say('cookingClass.label'),
  headwords: say('cookingClass.headwords'),
  description: say('cookingClass.description'),
  parts: [
    {
      theme: '985',
      title: say('cookingClass.parts.0.title'),
      description: say('cookingClass.parts.0.description'),
      composition: [
        say('cookingClass.parts.0.composition.0'),
        say('cookingClass.parts.0.composition.1'),
        say('cookingClass.parts.0.composition.2'),
      ],
      important: [say('cookingClass.parts.0.important.0')],
      hours: ['10:00', '14:00'],
    },
  ],
  cents: [6_900, 9_800],
  maxAdults: 4,
  weekdays: [3, 5, 6],
  capacity: [8, 8],
}
