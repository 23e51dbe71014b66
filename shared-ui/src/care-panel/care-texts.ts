import { type Catalogue, catalogueFor } from '@escapade/shared-contracts/rules/text/catalogue'
import en from './texts/en.json'
import es from './texts/es.json'
import fr from './texts/fr.json'
import frBE from './texts/fr-BE.json'
import it from './texts/it.json'
import nl from './texts/nl.json'
import nlBE from './texts/nl-BE.json'

const catalogues = { en, es, fr, 'fr-BE': frBE, it, nl, 'nl-BE': nlBE }

/** Words of the panel, which come with it: visitors load neither. */
export const careTexts = (language: string): Catalogue => catalogueFor(catalogues, language)
