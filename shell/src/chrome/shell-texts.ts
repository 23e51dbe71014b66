import { type Catalogue, type Catalogues, pickTexts } from '@escapade/remote-kit/runtime/texts'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import fr from '../../locales/fr.json'
import frBE from '../../locales/fr-BE.json'
import it from '../../locales/it.json'
import nl from '../../locales/nl.json'
import nlBE from '../../locales/nl-BE.json'

const catalogues: Catalogues = { en, es, fr, it, nl, 'fr-BE': frBE, 'nl-BE': nlBE }

export const shellTexts = (textLanguage: string): Catalogue => pickTexts(catalogues, textLanguage)

/** What the client needs of them: all else is in the document's HTML. */
export function clientTexts(textLanguage: string): Catalogue {
  const { consent } = shellTexts(textLanguage)
  return consent ? { consent } : {}
}
