import type { ThemeId } from '@escapade/gateway/capabilities/labels/themes'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'

/** Words of one part of an activity. */
export type PartWords = {
  theme: ThemeId
  title: Texts
  description: Texts
  composition: Texts[]
  important: Texts[]
  /** From when to when one may come. */
  hours: [from: string, to: string]
}

/**
 * An offer as its copywriter left it. Placeholders: {center} the house, {at} "à Beaune", {of} "de Beaune". Each text
 * stands in five languages side by side.
 */
export type OfferWords = {
  theme: ThemeId
  /** Subjects of the pictures: the first one shown, then the others. */
  subjects: [Subject, ...Subject[]]
  label: Texts
  headwords: Texts
  description: Texts
  parts: PartWords[]
  /** Cents per adult when two come: the lowest and the highest house. */
  cents: [low: number, high: number]
  maxAdults: 2 | 4 | 6
  weekdays: number[]
  /** People a day. */
  capacity: [low: number, high: number]
}

export const everyDay = [1, 2, 3, 4, 5, 6, 7]
export const tuesdayToSunday = [2, 3, 4, 5, 6, 7]
export const tuesdayToSaturday = [2, 3, 4, 5, 6]
