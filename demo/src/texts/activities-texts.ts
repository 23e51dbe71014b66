import en from '../../locales/en/activities.json'
import es from '../../locales/es/activities.json'
import fr from '../../locales/fr/activities.json'
import it from '../../locales/it/activities.json'
import nl from '../../locales/nl/activities.json'
import { createTexts } from './create-texts'

export const activitiesTexts = createTexts({ en, es, fr, it, nl })
