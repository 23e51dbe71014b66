import en from '../../locales/en/content.json'
import es from '../../locales/es/content.json'
import fr from '../../locales/fr/content.json'
import it from '../../locales/it/content.json'
import nl from '../../locales/nl/content.json'
import { createTexts } from './create-texts'

export const contentTexts = createTexts({ en, es, fr, it, nl })
