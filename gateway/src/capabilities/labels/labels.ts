import type { ContentLanguage, Texts } from '../../platform/texts/texts'
import { facilities } from './facilities'
import { hotelInfos } from './hotel-infos'
import { hotelEnvironments, hotelStyles, hotelTypes } from './hotel-labels'
import { tags, themes } from './themes'

const kinds = {
  facilities: { ...facilities, ...hotelInfos },
  hotelStyles,
  hotelEnvironments,
  hotelTypes,
  tags,
  themes,
}
export type LabelKind = keyof typeof kinds

/** The wording of a code of the catalogue; an unknown one (imported) shows as it is. */
export function labelOf(kind: LabelKind, code: string, language: ContentLanguage): string {
  const labels: Record<string, Texts> = kinds[kind]
  return Object.hasOwn(labels, code) ? (labels[code]?.[language] ?? code) : code
}
