import type { Texts } from '@escapade/gateway/platform/texts/texts'
import type { Trait } from '../places/town'
import { staysTexts } from '../texts/stays-texts'

const say = staysTexts('package-words')

export type PackageKind = 'night' | 'breakfast' | 'gourmet' | 'wellness' | 'romance' | 'discovery' | 'family'

/** Ends a package's name: "Escapade gourmande au bord de la mer". */
export const placeEndings: Record<Trait, Texts> = {
  coast: say('placeEndings.coast'),
  port: say('placeEndings.port'),
  mountain: say('placeEndings.mountain'),
  'mountain-view': say('placeEndings.mountain-view'),
  ski: say('placeEndings.ski'),
  lake: say('placeEndings.lake'),
  canal: say('placeEndings.canal'),
  vineyard: say('placeEndings.vineyard'),
  forest: say('placeEndings.forest'),
  city: say('placeEndings.city'),
  'old-town': say('placeEndings.old-town'),
  countryside: say('placeEndings.countryside'),
  castle: say('placeEndings.castle'),
  spa: say('placeEndings.spa'),
}

type PackageWords = { labels: Texts[]; headwords: Texts[]; description: Texts }

export const packageWords: Record<PackageKind, PackageWords> = {
  night: {
    labels: [say('night.labels.0')],
    headwords: [say('night.headwords.0')],
    description: say('night.description'),
  },
  breakfast: {
    labels: [say('breakfast.labels.0'), say('breakfast.labels.1'), say('breakfast.labels.2')],
    headwords: [say('breakfast.headwords.0'), say('breakfast.headwords.1')],
    description: say('breakfast.description'),
  },
  gourmet: {
    labels: [say('gourmet.labels.0'), say('gourmet.labels.1'), say('gourmet.labels.2')],
    headwords: [say('gourmet.headwords.0'), say('gourmet.headwords.1')],
    description: say('gourmet.description'),
  },
  wellness: {
    labels: [say('wellness.labels.0'), say('wellness.labels.1'), say('wellness.labels.2')],
    headwords: [say('wellness.headwords.0'), say('wellness.headwords.1')],
    description: say('wellness.description'),
  },
  romance: {
    labels: [say('romance.labels.0'), say('romance.labels.1')],
    headwords: [say('romance.headwords.0')],
    description: say('romance.description'),
  },
  discovery: {
    labels: [say('discovery.labels.0'), say('discovery.labels.1')],
    headwords: [say('discovery.headwords.0')],
    description: say('discovery.description'),
  },
  family: {
    labels: [say('family.labels.0'), say('family.labels.1')],
    headwords: [say('family.headwords.0')],
    description: say('family.description'),
  },
}
