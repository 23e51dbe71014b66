import { activitiesTexts } from '../../texts/activities-texts'
import { everyDay, type OfferWords, type PartWords, tuesdayToSunday } from './offer-words'

const say = activitiesTexts('wellness-words')

const swimwear = say('swimwear')
const robes = say('robes')

export const spaPart: PartWords = {
  theme: '986',
  title: say('spaPart.title'),
  description: say('spaPart.description'),
  composition: [say('spaPart.composition.0'), robes, say('spaPart.composition.2')],
  important: [swimwear],
  hours: ['10:00', '20:00'],
}

export const spaAccess: OfferWords = {
  theme: '986',
  subjects: ['spa', 'hammam', 'hotel-day'],
  label: say('spaAccess.label'),
  headwords: say('spaAccess.headwords'),
  description: say('spaAccess.description'),
  parts: [spaPart],
  cents: [2_900, 5_500],
  maxAdults: 4,
  weekdays: everyDay,
  capacity: [12, 30],
}

export const spaTea: OfferWords = {
  theme: '986',
  subjects: ['spa', 'breakfast', 'suite-bath'],
  label: say('spaTea.label'),
  headwords: say('spaTea.headwords'),
  description: say('spaTea.description'),
  parts: [
    spaPart,
    {
      theme: '985',
      title: say('spaTea.parts.1.title'),
      description: say('spaTea.parts.1.description'),
      composition: [say('spaTea.parts.1.composition.0'), say('spaTea.parts.1.composition.1')],
      important: [],
      hours: ['15:00', '18:00'],
    },
  ],
  cents: [4_900, 7_900],
  maxAdults: 4,
  weekdays: [3, 4, 5, 6, 7],
  capacity: [8, 16],
}

export const hammamPart: PartWords = {
  theme: '987',
  title: say('hammamPart.title'),
  description: say('hammamPart.description'),
  composition: [
    say('hammamPart.composition.0'),
    say('hammamPart.composition.1'),
    say('hammamPart.composition.2'),
  ],
  important: [swimwear, say('hammamPart.important.1')],
  hours: ['10:00', '21:00'],
}

export const hammam: OfferWords = {
  theme: '987',
  subjects: ['hammam', 'spa', 'massage'],
  label: say('hammam.label'),
  headwords: say('hammam.headwords'),
  description: say('hammam.description'),
  parts: [hammamPart],
  cents: [3_900, 6_400],
  maxAdults: 4,
  weekdays: tuesdayToSunday,
  capacity: [10, 24],
}
