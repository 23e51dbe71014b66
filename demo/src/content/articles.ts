import { imageFor } from '../pictures/content-pictures'
import { contentTexts } from '../texts/content-texts'
import { entriesOf, type Seed, speaker, staySearch } from './entry'

const say = contentTexts('articles')

const sources = [
  {
    id: 'table',
    subject: 'restaurant',
    url: staySearch({ theme: '985' }),
    title: say('sources.table.title'),
  },
  {
    id: 'spa',
    subject: 'spa',
    url: staySearch({ theme: '986' }),
    title: say('sources.spa.title'),
  },
  {
    id: 'family',
    subject: 'garden',
    url: staySearch({ theme: '39' }),
    title: say('sources.family.title'),
  },
  {
    id: 'wine',
    subject: 'vineyard',
    url: staySearch({ theme: '33' }),
    title: say('sources.wine.title'),
  },
] as const

/** Articles to read, and searches to make, when one is lost. */
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
