import { texts } from '@escapade/gateway/platform/texts/texts'
import { tastingMenuPart } from './gastronomy-words'
import { type OfferWords, tuesdayToSaturday } from './offer-words'
import { hammamPart } from './wellness-words'

/** In two houses of one town: the baths first, the restaurant afterwards. */
export const bathsAndTable: OfferWords = {
  theme: '987',
  subjects: ['hammam', 'restaurant', 'old-town'],
  label: texts(
    'Hammam puis dîner, {center}',
    'Baño turco y cena en {center}',
    'Hammam en diner bij {center}',
    'Hammam e cena, {center}',
    'Steam bath, then dinner: {center}',
  ),
  headwords: texts(
    'Deux adresses, une seule soirée',
    'Dos lugares, una sola noche',
    'Twee adressen, één avond',
    'Due indirizzi, una sola serata',
    'Two addresses, one evening',
  ),
  description: texts(
    'La vapeur à cinq heures, la table à huit. Les deux maisons se connaissent et s’organisent entre elles : {at}, il ne vous reste que cinq minutes à pied, les cheveux encore humides.',
    'A las cinco, el vapor; a las ocho, la mesa. Los dos locales se conocen y se organizan entre ellos: {at} solo te quedan cinco minutos a pie, con el pelo aún mojado.',
    'Om vijf uur de stoom, om acht uur aan tafel. De twee huizen kennen elkaar en regelen het onderling: {at} hoef je alleen nog vijf minuten te lopen, met natte haren.',
    'Alle cinque il vapore, alle otto la tavola. I due locali si conoscono e si organizzano fra loro: {at} ti restano solo cinque minuti a piedi, con i capelli ancora umidi.',
    'Steam at five, table at eight. The two houses know each other and arrange it between them: {at}, all that is left to you is five minutes’ walk, hair still damp.',
  ),
  parts: [hammamPart, tastingMenuPart],
  cents: [8_900, 13_900],
  maxAdults: 4,
  weekdays: tuesdayToSaturday,
  capacity: [6, 12],
}
