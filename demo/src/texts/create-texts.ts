import { contentLanguages, type Texts } from '@escapade/gateway/platform/texts/texts'
import { z } from 'zod'

type Catalogue = Record<string, Record<string, string>>
type Catalogues<Source extends Catalogue> = { en: Source } & Record<'fr' | 'es' | 'nl' | 'it', Catalogue>

const schema = z.record(z.string(), z.record(z.string(), z.string().min(1)))

/**
 * The wordings of one catalogue (`locales/<language>/<name>.json`), by room and key: `say('massage.title')` answers
 * the text in every language. Throws at the start where a language lacks one.
 */
export function createTexts<Source extends Catalogue>(catalogues: Catalogues<Source>) {
  for (const language of contentLanguages) schema.parse(catalogues[language])
  return <Room extends keyof Source & string>(room: Room) =>
    (key: keyof Source[Room] & string): Texts => {
      const textIn = (language: (typeof contentLanguages)[number]) => {
        const text = catalogues[language][room]?.[key]
        if (text === undefined) throw new Error(`locales/${language} has no ${room} ${key}`)
        return [language, text]
      }
      return Object.fromEntries(contentLanguages.map(textIn)) as Texts
    }
}
