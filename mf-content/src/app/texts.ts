import type { Catalogues } from '@escapade/remote-kit/runtime/texts'
import en from '../locales/en.json'
import es from '../locales/es.json'
import fr from '../locales/fr.json'
import frBE from '../locales/fr-BE.json'
import it from '../locales/it.json'
import nl from '../locales/nl.json'
import nlBE from '../locales/nl-BE.json'

/** Every language: for the server only. */
export const texts: Catalogues = { en, es, fr, it, nl, 'fr-BE': frBE, 'nl-BE': nlBE }
