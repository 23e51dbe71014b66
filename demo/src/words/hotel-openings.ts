import type { Texts } from '@escapade/gateway/platform/texts/texts'
import type { Trait } from '../places/town'
import { staysTexts } from '../texts/stays-texts'

const say = staysTexts('hotel-openings')

/** First sentence of a hotel's description, by what lies around. Placeholders: {hotel}, {at}, {of}. */
export const hotelOpenings: Record<Trait, Texts[]> = {
  coast: [say('coast.0'), say('coast.1')],
  port: [say('port.0')],
  mountain: [say('mountain.0'), say('mountain.1')],
  'mountain-view': [say('mountain-view.0')],
  ski: [say('ski.0')],
  lake: [say('lake.0'), say('lake.1')],
  canal: [say('canal.0')],
  vineyard: [say('vineyard.0'), say('vineyard.1')],
  forest: [say('forest.0')],
  city: [say('city.0'), say('city.1')],
  'old-town': [say('old-town.0')],
  countryside: [say('countryside.0')],
  castle: [say('castle.0')],
  spa: [say('spa.0')],
}
