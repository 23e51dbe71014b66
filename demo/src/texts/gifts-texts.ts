import en from '../../locales/en/gifts.json'
import es from '../../locales/es/gifts.json'
import fr from '../../locales/fr/gifts.json'
import it from '../../locales/it/gifts.json'
import nl from '../../locales/nl/gifts.json'
import { createTexts } from './create-texts'

export const giftsTexts = createTexts({ en, es, fr, it, nl })
