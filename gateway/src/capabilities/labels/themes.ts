import type { Texts } from '../../platform/texts/texts'
import en from './texts/en.json'
import { labelTexts } from './texts/texts'

/** Themes of the release by the ids of the documents (39 family, 985 to 992 activities). */
export type ThemeId = keyof typeof en.themes
export const themeIds = Object.keys(en.themes) as ThemeId[]

/** Their names in every language of the content: for what is stored. */
export const themes = Object.fromEntries(
  themeIds.map((id) => [id, labelTexts.everywhere(`themes.${id}`)]),
) as Record<ThemeId, Texts>

/** Included thing of a stay, for the filter of activities. */
export type TagCode = keyof typeof en.tags

/** Included thing of a stay in every language of the content: for what is stored. */
export const tagTexts = (tag: TagCode): Texts => labelTexts.everywhere(`tags.${tag}`)
