import { createTexts } from '../../../../platform/texts/catalogue-of-texts'
import en from './en.json'
import es from './es.json'
import fr from './fr.json'
import frBE from './fr-BE.json'
import it from './it.json'
import nl from './nl.json'
import nlBE from './nl-BE.json'

export const mailTexts = createTexts({ en, fr, es, nl, it, 'fr-BE': frBE, 'nl-BE': nlBE })
