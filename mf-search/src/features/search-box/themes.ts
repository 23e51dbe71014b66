/** Themes offered in the search box: the family one and the kinds of activity (spec A §9). Texts: `themes.{id}`. */
export const searchThemes = ['39', '985', '986', '988', '989', '992'] as const
