import type { CenterKind } from '@escapade/gateway/capabilities/activities/activity-tables'
import { cookingClass } from './words/cooking-words'
import { eveningConcert, guidedVisit } from './words/culture-words'
import { dayRoom, dayUse } from './words/day-words'
import { cocktails, wineTasting } from './words/drinks-words'
import { brunch, tastingMenu } from './words/gastronomy-words'
import { duoMassage, hotStones } from './words/massage-words'
import type { OfferWords } from './words/offer-words'
import { bathsAndTable } from './words/pair-words'
import { hammam, spaAccess, spaTea } from './words/wellness-words'

/** Every offer by the name that its ids carry: a name is never used for anything else. */
export const offers = {
  'tasting-menu': tastingMenu,
  brunch,
  cooking: cookingClass,
  'spa-access': spaAccess,
  'spa-tea': spaTea,
  hammam,
  'hot-stones': hotStones,
  'duo-massage': duoMassage,
  'wine-tasting': wineTasting,
  cocktails,
  'day-use': dayUse,
  'day-room': dayRoom,
  visit: guidedVisit,
  concert: eveningConcert,
  'baths-and-table': bathsAndTable,
} satisfies Record<string, OfferWords>
export type OfferName = keyof typeof offers

/** Offers that a house may sell; `baths-and-table` also needs a restaurant in town. */
const offersOf: Record<CenterKind, OfferName[]> = {
  hotel: ['day-room', 'spa-access', 'spa-tea', 'day-use', 'duo-massage', 'brunch'],
  baths: ['hammam', 'baths-and-table'],
  studio: ['hot-stones', 'duo-massage'],
  restaurant: ['tasting-menu', 'cooking', 'brunch'],
  cellar: ['wine-tasting', 'cocktails'],
  culture: ['visit', 'concert'],
}

const needsSpa: OfferName[] = ['spa-access', 'spa-tea', 'day-use', 'duo-massage']
const needsKitchen: OfferName[] = ['brunch', 'day-use']

/** The offers that fit a house with what it has. */
export const fittingOffers = ({
  kind,
  facilities,
}: {
  kind: CenterKind
  facilities: string[]
}): OfferName[] =>
  offersOf[kind].filter(
    (name) =>
      kind !== 'hotel' ||
      ((!needsSpa.includes(name) || facilities.includes('spa')) &&
        (!needsKitchen.includes(name) || facilities.includes('restaurant'))),
  )
