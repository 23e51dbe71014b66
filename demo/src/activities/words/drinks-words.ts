import { activitiesTexts } from '../../texts/activities-texts'
import { type OfferWords, tuesdayToSaturday, tuesdayToSunday } from './offer-words'

const say = activitiesTexts('drinks-words')

const adultsOnly = say('adultsOnly')

export const wineTasting: OfferWords = {
  theme: '989',
  subjects: ['wine-tasting', 'vineyard', 'old-town'],
  label: say('wineTasting.label'),
  headwords: say('wineTasting.headwords'),
  description: say('wineTasting.description'),
  parts: [
    {
      theme: '989',
      title: say('wineTasting.parts.0.title'),
      description: say('wineTasting.parts.0.description'),
      composition: [
        say('wineTasting.parts.0.composition.0'),
        say('wineTasting.parts.0.composition.1'),
        say('wineTasting.parts.0.composition.2'),
      ],
      important: [adultsOnly],
      hours: ['11:00', '19:00'],
    },
  ],
  cents: [2_400, 4_200],
  maxAdults: 6,
  weekdays: tuesdayToSunday,
  capacity: [12, 20],
}

export const cocktails: OfferWords = {
  theme: '989',
  subjects: ['terrace', 'wine-tasting', 'skyline'],
  label: say('cocktails.label'),
  headwords: say('cocktails.headwords'),
  description: say('cocktails.description'),
  parts: [
    {
      theme: '989',
      title: say('cocktails.parts.0.title'),
      description: say('cocktails.parts.0.description'),
      composition: [
        say('cocktails.parts.0.composition.0'),
        say('cocktails.parts.0.composition.1'),
        say('cocktails.parts.0.composition.2'),
      ],
      important: [adultsOnly],
      hours: ['17:30', '20:00'],
    },
  ],
  cents: [3_400, 4_900],
  maxAdults: 6,
  weekdays: tuesdayToSaturday,
  capacity: [8, 12],
}
