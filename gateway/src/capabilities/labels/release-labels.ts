import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import en from './texts/en.json'
import { labelTexts } from './texts/texts'

const codes = {
  facilities: { ...en.facilities, ...en.hotelInfos },
  hotelStyles: en.hotelStyles,
  hotelEnvironments: en.hotelEnvironments,
  hotelTypes: en.hotelTypes,
  tags: en.tags,
  themes: en.themes,
}
export type LabelKind = keyof typeof codes

/** Lists of codes that hotels, stays, activities and gifts have. */
export const labelKinds = Object.keys(codes) as LabelKind[]

/** Codes of a kind that the release has words for. */
export const releaseCodes = (kind: LabelKind): string[] => Object.keys(codes[kind])

/** As many as codes and locales: a search says the same some hundred of them each time. */
const said = new Map<string, string>()

/** The release's wording of a code; undefined: it has none. */
export function releaseLabel(kind: LabelKind, code: string, locale: Locale): string | undefined {
  if (!Object.hasOwn(codes[kind], code)) return undefined
  const key = `${locale}/${kind}/${code}`
  const label = said.get(key) ?? write(kind, code, locale)
  said.set(key, label)
  return label
}

function write(kind: LabelKind, code: string, locale: Locale): string {
  const group = kind === 'facilities' && !Object.hasOwn(en.facilities, code) ? 'hotelInfos' : kind
  const say = labelTexts(locale) as (key: string) => string
  return say(`${group}.${code}`)
}
