import type { MarketingArticle } from '@escapade/shared-contracts/api/content-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/locale'
import { textIn, texts } from '../../platform/texts'
import { imageFor } from '../images/image-url'

const articles = [
  {
    id: 'table',
    subject: 'restaurant',
    url: '/search?flow=booking#theme=985',
    title: texts(
      'À table dès le vendredi',
      'A la mesa desde el viernes',
      'Vanaf vrijdag aan tafel',
      'A tavola dal venerdì',
      'At table from Friday on',
    ),
  },
  {
    id: 'spa',
    subject: 'spa',
    url: '/search?flow=booking#theme=986',
    title: texts(
      'Spa, bains et massages',
      'Spa, baños y masajes',
      'Spa, baden en massages',
      'Spa, bagni e massaggi',
      'Spa, baths and massages',
    ),
  },
  {
    id: 'family',
    subject: 'garden',
    url: '/search?flow=booking#theme=39',
    title: texts(
      'Partir avec les enfants',
      'Salir con los niños',
      'Weg met de kinderen',
      'Partire con i bambini',
      'Away with the children',
    ),
  },
  {
    id: 'wine',
    subject: 'vineyard',
    url: '/search?flow=booking#theme=33',
    title: texts(
      'De cave en cave',
      'De bodega en bodega',
      'Van kelder naar kelder',
      'Di cantina in cantina',
      'From cellar to cellar',
    ),
  },
] as const

/** What to read or search when one is lost. */
export function marketingArticles(locale: Locale): MarketingArticle[] {
  const language = languageOf(locale)
  return articles.map(({ id, subject, url, title }) => {
    const label = textIn(title, language)
    return { id, url, title: label, cover: imageFor({ subject, key: `article/${id}`, alt: label }) }
  })
}
