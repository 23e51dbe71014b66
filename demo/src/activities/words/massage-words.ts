import { activitiesTexts } from '../../texts/activities-texts'
import { everyDay, type OfferWords, tuesdayToSaturday } from './offer-words'

const say = activitiesTexts('massage-words')

const contraindications = say('contraindications')
const onTime = say('onTime')

export const hotStones: OfferWords = {
  theme: '988',
  subjects: ['massage', 'hammam'],
  label: say('hotStones.label'),
  headwords: say('hotStones.headwords'),
  description: say('hotStones.description'),
  parts: [
    {
      theme: '988',
      title: say('hotStones.parts.0.title'),
      description: say('hotStones.parts.0.description'),
      composition: [
        say('hotStones.parts.0.composition.0'),
        say('hotStones.parts.0.composition.1'),
        say('hotStones.parts.0.composition.2'),
      ],
      important: [onTime, contraindications],
      hours: ['10:00', '19:00'],
    },
  ],
  cents: [6_200, 8_900],
  maxAdults: 2,
  weekdays: tuesdayToSaturday,
  capacity: [6, 12],
}

export const duoMassage: OfferWords = {
  theme: '988',
  subjects: ['massage', 'spa', 'suite-bath'],
  label: say('duoMassage.label'),
  headwords: say('duoMassage.headwords'),
  description: say('duoMassage.description'),
  parts: [
    {
      theme: '988',
      title: say('duoMassage.parts.0.title'),
      description: say('duoMassage.parts.0.description'),
      composition: [
        say('duoMassage.parts.0.composition.0'),
        say('duoMassage.parts.0.composition.1'),
        say('duoMassage.parts.0.composition.2'),
      ],
      important: [onTime, contraindications],
      hours: ['10:00', '19:30'],
    },
  ],
  cents: [7_400, 11_500],
  maxAdults: 2,
  weekdays: everyDay,
  capacity: [8, 14],
}
