import en from '@escapade/shared-ui/locales/en'
import es from '@escapade/shared-ui/locales/es'
import fr from '@escapade/shared-ui/locales/fr'
import frBE from '@escapade/shared-ui/locales/fr-BE'
import it from '@escapade/shared-ui/locales/it'
import nl from '@escapade/shared-ui/locales/nl'
import nlBE from '@escapade/shared-ui/locales/nl-BE'
import type { Catalogues } from './texts'

/** Texts of the shared components in every language: for the server and for tests. */
export const uiTexts: Catalogues = { en, es, fr, it, nl, 'fr-BE': frBE, 'nl-BE': nlBE }
