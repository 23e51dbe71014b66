import { activitiesTexts } from '../../texts/activities-texts'
import { lunchPart } from './gastronomy-words'
import { everyDay, type OfferWords } from './offer-words'
import { spaPart } from './wellness-words'

const say = activitiesTexts('day-words')

const identity = say('identity')

export const dayUse: OfferWords = {
  theme: '990',
  subjects: ['hotel-day', 'spa', 'restaurant', 'terrace'],
  label: say('dayUse.label'),
  headwords: say('dayUse.headwords'),
  description: say('dayUse.description'),
  parts: [{ ...spaPart, important: [...spaPart.important, identity] }, lunchPart],
  cents: [6_900, 11_900],
  maxAdults: 4,
  weekdays: everyDay,
  capacity: [8, 18],
}

export const dayRoom: OfferWords = {
  theme: '991',
  subjects: ['room', 'suite-bath', 'hotel-day'],
  label: say('dayRoom.label'),
  headwords: say('dayRoom.headwords'),
  description: say('dayRoom.description'),
  parts: [
    {
      theme: '991',
      title: say('dayRoom.parts.0.title'),
      description: say('dayRoom.parts.0.description'),
      composition: [
        say('dayRoom.parts.0.composition.0'),
        say('dayRoom.parts.0.composition.1'),
        say('dayRoom.parts.0.composition.2'),
      ],
      important: [identity],
      hours: ['11:00', '17:00'],
    },
  ],
  cents: [2_900, 5_900],
  maxAdults: 2,
  weekdays: everyDay,
  capacity: [4, 12],
}
