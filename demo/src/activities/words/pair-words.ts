import { activitiesTexts } from '../../texts/activities-texts'
import { tastingMenuPart } from './gastronomy-words'
import { type OfferWords, tuesdayToSaturday } from './offer-words'
import { hammamPart } from './wellness-words'

const say = activitiesTexts('pair-words')

/** In two houses of one town: the baths first, the restaurant afterwards. */
export const bathsAndTable: OfferWords = {
  theme: '987',
  subjects: ['hammam', 'restaurant', 'old-town'],
  label: say('bathsAndTable.label'),
  headwords: say('bathsAndTable.headwords'),
  description: say('bathsAndTable.description'),
  parts: [hammamPart, tastingMenuPart],
  cents: [8_900, 13_900],
  maxAdults: 4,
  weekdays: tuesdayToSaturday,
  capacity: [6, 12],
}
