import type { Texts } from '@escapade/gateway/platform/texts/texts'
import type { Trait } from '../places/town'
import { staysTexts } from '../texts/stays-texts'

const say = staysTexts('hotel-openings')

/** First sentence of a hotel's description, by what lies around. Placeholders: {hotel}, {at}, {of}. */
export const hotelOpenings: Record<Trait, Texts[]> = {
  coast: [say('coast.0'), say('coast.1'), say('coast.2')],
  port: [say('port.0'), say('port.1'), say('port.2')],
  mountain: [say('mountain.0'), say('mountain.1'), say('mountain.2')],
  'mountain-view': [say('mountain-view.0'), say('mountain-view.1'), say('mountain-view.2')],
  ski: [say('ski.0'), say('ski.1'), say('ski.2')],
  lake: [say('lake.0'), say('lake.1'), say('lake.2')],
  canal: [say('canal.0'), say('canal.1'), say('canal.2')],
  vineyard: [say('vineyard.0'), say('vineyard.1'), say('vineyard.2')],
  forest: [say('forest.0'), say('forest.1'), say('forest.2')],
  city: [say('city.0'), say('city.1'), say('city.2')],
  'old-town': [say('old-town.0'), say('old-town.1'), say('old-town.2')],
  countryside: [say('countryside.0'), say('countryside.1'), say('countryside.2')],
  castle: [say('castle.0'), say('castle.1'), say('castle.2')],
  spa: [say('spa.0'), say('spa.1'), say('spa.2')],
}
