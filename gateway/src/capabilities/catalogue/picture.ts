import { pictureWords } from '@escapade/demo/words/picture-words'
import type { Region } from '@escapade/illustrator/stage/palette'
import type { Image } from '@escapade/shared-contracts/api/common-schemas'
import { type ContentLanguage, textIn } from '../../platform/texts/texts'
import { imageFor } from '../assets/present-picture'
import { isSubject } from '../assets/rendition-path'
import type { PictureRef } from './catalogue-tables'

export type PictureView = { language: ContentLanguage; placeLocale: string }

const regions: Record<string, Region> = { FR: 'fr', ES: 'es', IT: 'it', BE: 'be', NL: 'nl' }

/** A picture of the catalogue with its addresses; what the illustrator cannot draw is shown as the place. */
export function presentPicture(picture: PictureRef, { language, placeLocale }: PictureView): Image {
  return imageFor({
    subject: isSubject(picture.subject) ? picture.subject : 'hotel-day',
    key: picture.key,
    region: regions[placeLocale.slice(3)],
    alt: textIn(picture.alt, language),
    legend: pictureWords[picture.subject]?.[language],
  })
}

/** The same subject seen from a few sides, the picture itself first. */
export const viewsOf = (picture: PictureRef): PictureRef[] => [
  picture,
  ...['b', 'c'].map((view) => ({ ...picture, key: `${picture.key}-${view}` })),
]
