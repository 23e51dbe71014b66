import type { TFunction } from 'i18next'
import type { Facets } from './queries/facets'

/** Themes offered in the search box: the family one and the kinds of activity (spec A §9). Texts: `themes.{id}`. */
export const searchThemes = ['39', '985', '986', '988', '989', '992'] as const

/** The facets that name themes: of stays their own, of activities the kinds. */
export type ThemeNames = Pick<Facets, 'themes' | 'tags'>

type Input = { theme: string; names: ThemeNames | null; t: TFunction }

/** A theme in words: the shop's own for those it offers, the answer's for the many a link may bring. */
export function themeName({ theme, names, t }: Input): string {
  const offered = searchThemes.find((id) => id === theme)
  if (offered) return t(`themes.${offered}`)
  const named = [...(names?.themes ?? []), ...(names?.tags ?? [])].find(({ id }) => id === theme)
  return named?.label ?? t('themes.other')
}
