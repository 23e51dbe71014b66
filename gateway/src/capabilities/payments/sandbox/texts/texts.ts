import { createTexts } from '../../../../platform/texts/catalogue-of-texts'
import en from './en.json'
import es from './es.json'
import fr from './fr.json'
import it from './it.json'
import nl from './nl.json'

export const sandboxTexts = createTexts({ en, fr, es, nl, it })
