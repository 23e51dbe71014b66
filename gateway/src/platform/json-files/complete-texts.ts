import { type ContentLanguage, contentLanguages } from '../texts/texts'

/** A file in which each text is there in every language, and the markets' languages that were missing, by field. */
export type Completed<File> = { file: File; missing: { field: string; languages: ContentLanguage[] }[] }

/** Says a text that a language lacks in English or, without that, in the first language that has it. */
export function completeTexts<File>(file: File): Completed<File> {
  const missing: Completed<File>['missing'] = []
  const walk = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => walk(each, `${field}[${index}]`))
    if (value === null || typeof value !== 'object') return value
    if (!isText(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, walk(each, field ? `${field}.${name}` : name)]),
      )
    const languages = contentLanguages.filter(
      (language) => language !== 'en' && value[language] === undefined,
    )
    if (languages.length > 0 && Object.values(value).some(isThere)) missing.push({ field, languages })
    const instead = value.en ?? Object.values(value).find(isThere)
    return Object.fromEntries(contentLanguages.map((language) => [language, value[language] ?? instead]))
  }
  return { file: walk(file, '') as File, missing }
}

const isThere = (said: unknown) => said !== undefined

type Text = Partial<Record<ContentLanguage, unknown>>

/** Nothing but languages is in it. */
const isText = (value: object): value is Text => {
  const names = Object.keys(value)
  return names.length > 0 && names.every((name) => contentLanguages.some((language) => language === name))
}
