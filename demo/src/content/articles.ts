import { imageFor } from '@escapade/gateway/capabilities/images/image-url'
import { texts } from '@escapade/gateway/platform/texts/texts'
import { entriesOf, type Seed, speaker, themeSearch } from './entry'

const sources = [
  {
    id: 'table',
    subject: 'restaurant',
    url: themeSearch('985'),
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
    url: themeSearch('986'),
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
    url: themeSearch('39'),
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
    url: themeSearch('33'),
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
export const articles: Seed = (locale) => {
  const say = speaker(locale)
  return entriesOf(
    'article',
    locale,
    sources.map(({ id, subject, url, title }) => [
      id,
      { id, url, title: say(title), cover: imageFor({ subject, key: `article/${id}`, alt: say(title) }) },
    ]),
  )
}
