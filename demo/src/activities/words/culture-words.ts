import { activitiesTexts } from '../../texts/activities-texts'
import { type OfferWords, tuesdayToSunday } from './offer-words'

const say = activitiesTexts('culture-words')

export const guidedVisit: OfferWords = {
  theme: '992',
  subjects: ['museum', 'old-town', 'castle'],
  label: say('guidedVisit.label'),
  headwords: say('guidedVisit.headwords'),
  description: say('guidedVisit.description'),
  parts: [
    {
      theme: '992',
      title: say('guidedVisit.parts.0.title'),
      description: say('guidedVisit.parts.0.description'),
      composition: [
        say('guidedVisit.parts.0.composition.0'),
        say('guidedVisit.parts.0.composition.1'),
        say('guidedVisit.parts.0.composition.2'),
      ],
      important: [say('guidedVisit.parts.0.important.0')],
      hours: ['10:00', '17:00'],
    },
  ],
  cents: [1_600, 2_900],
  maxAdults: 6,
  weekdays: tuesdayToSunday,
  capacity: [12, 24],
}

export const eveningConcert: OfferWords = {
  theme: '992',
  subjects: ['concert', 'old-town'],
  label: say('eveningConcert.label'),
  headwords: say('eveningConcert.headwords'),
  description: say('eveningConcert.description'),
  parts: [
    {
      theme: '992',
      title: say('eveningConcert.parts.0.title'),
      description: say('eveningConcert.parts.0.description'),
      composition: [
        say('eveningConcert.parts.0.composition.0'),
        say('eveningConcert.parts.0.composition.1'),
        say('eveningConcert.parts.0.composition.2'),
      ],
      important: [say('eveningConcert.parts.0.important.0')],
      hours: ['20:00', '21:30'],
    },
  ],
  cents: [2_600, 4_400],
  maxAdults: 4,
  weekdays: [4, 5, 6],
  capacity: [16, 40],
}
