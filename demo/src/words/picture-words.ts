import type { Texts } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'
import { staysTexts } from '../texts/stays-texts'

const say = staysTexts('picture-words')

/** Words for the subject of a picture, before the hotel's name. */
export const pictureWords: Record<Subject, Texts> = {
  coast: say('coast'),
  harbour: say('harbour'),
  'old-town': say('old-town'),
  skyline: say('skyline'),
  canal: say('canal'),
  vineyard: say('vineyard'),
  mountain: say('mountain'),
  lake: say('lake'),
  countryside: say('countryside'),
  lavender: say('lavender'),
  castle: say('castle'),
  cabin: say('cabin'),
  ski: say('ski'),
  'hotel-day': say('hotel-day'),
  'hotel-night': say('hotel-night'),
  room: say('room'),
  'single-room': say('single-room'),
  'family-room': say('family-room'),
  suite: say('suite'),
  'suite-bath': say('suite-bath'),
  spa: say('spa'),
  hammam: say('hammam'),
  massage: say('massage'),
  restaurant: say('restaurant'),
  breakfast: say('breakfast'),
  'wine-tasting': say('wine-tasting'),
  cooking: say('cooking'),
  bicycle: say('bicycle'),
  'boat-trip': say('boat-trip'),
  museum: say('museum'),
  concert: say('concert'),
  garden: say('garden'),
  terrace: say('terrace'),
  'gift-box': say('gift-box'),
  voucher: say('voucher'),
}
