import { activitiesTexts } from '../../texts/activities-texts'
import { type OfferWords, type PartWords, tuesdayToSaturday } from './offer-words'

const say = activitiesTexts('gastronomy-words')

export const tastingMenuPart: PartWords = {
  theme: '985',
  title: say('tastingMenuPart.title'),
  description: say('tastingMenuPart.description'),
  composition: [
    say('tastingMenuPart.composition.0'),
    say('tastingMenuPart.composition.1'),
    say('tastingMenuPart.composition.2'),
  ],
  important: [say('tastingMenuPart.important.0')],
  hours: ['19:00', '21:00'],
}

export const tastingMenu: OfferWords = {
  theme: '985',
  subjects: ['restaurant', 'wine-tasting', 'terrace'],
  label: say('tastingMenu.label'),
  headwords: say('tastingMenu.headwords'),
  description: say('tastingMenu.description'),
  parts: [tastingMenuPart],
  cents: [5_400, 8_900],
  maxAdults: 6,
  weekdays: tuesdayToSaturday,
  capacity: [12, 26],
}

export const brunch: OfferWords = {
  theme: '985',
  subjects: ['breakfast', 'restaurant', 'garden'],
  label: say('brunch.label'),
  headwords: say('brunch.headwords'),
  description: say('brunch.description'),
  parts: [
    {
      theme: '985',
      title: say('brunch.parts.0.title'),
      description: say('brunch.parts.0.description'),
      composition: [
        say('brunch.parts.0.composition.0'),
        say('brunch.parts.0.composition.1'),
        say('brunch.parts.0.composition.2'),
      ],
      important: [say('brunch.parts.0.important.0')],
      hours: ['11:00', '15:00'],
    },
  ],
  cents: [2_900, 4_600],
  maxAdults: 6,
  weekdays: [6, 7],
  capacity: [20, 48],
}

export const lunchPart: PartWords = {
  theme: '985',
  title: say('lunchPart.title'),
  description: say('lunchPart.description'),
  composition: [say('lunchPart.composition.0'), say('lunchPart.composition.1')],
  important: [],
  hours: ['12:00', '14:00'],
}
