import en from '../../locales/en/stays.json'
import es from '../../locales/es/stays.json'
import fr from '../../locales/fr/stays.json'
import it from '../../locales/it/stays.json'
import nl from '../../locales/nl/stays.json'
import { createTexts } from './create-texts'

export const staysTexts = createTexts({ en, es, fr, it, nl })
