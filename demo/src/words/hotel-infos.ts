import type { Texts } from '@escapade/gateway/platform/texts/texts'
import { staysTexts } from '../texts/stays-texts'

const say = staysTexts('hotel-infos')

export const ecoLabels = [
  say('ecoLabels.0'),
  say('ecoLabels.1'),
  say('ecoLabels.2'),
  say('ecoLabels.3'),
  say('ecoLabels.4'),
]

export const importantInfos: Texts[] = [
  say('importantInfos.0'),
  say('importantInfos.1'),
  say('importantInfos.2'),
]

export const pedestrianStreet = say('pedestrianStreet')
