/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { HelpArticle } from '@escapade/shared-contracts/api/content/content-schemas'
import { openSearch } from './search-articles'

type Written = { id: string; topic: string; heading: string; paragraphs: string[]; keywords: string[] }

/** The articles that a shop begins with. */
function articlesIn(language: string): HelpArticle[] {
  const file = path.join(__dirname, `../../../../gateway/src/capabilities/content/help/${language}.json`)
  const { faq }: { faq: { sections: Written[] } } = JSON.parse(readFileSync(file, 'utf8'))
  return faq.sections.map(({ heading: title, paragraphs, ...article }) => ({
    ...article,
    title,
    html: paragraphs.map((text) => `<p>${text}</p>`).join(''),
  }))
}

/** Typed in a hurry, without accents, by another word: what has to be among the first three. */
const questions: [language: string, text: string, id: string][] = [
  ['fr', 'anuler', 'how-to-cancel'],
  ['fr', 'comment annuler ma réservation', 'how-to-cancel'],
  ['fr', 'remboursment', 'refund'],
  ['fr', 'numero', 'booking'],
  ['fr', 'perime', 'gift-ends'],
  ['fr', 'l’adresse e-mail est fausse', 'wrong-mail'],
  ['fr', 'solde cadeau', 'gift-left'],
  ['es', 'factrua', 'invoice'],
  ['es', 'tarjeta denegada', 'refused'],
  ['es', 'niños', 'family'],
  ['es', 'ninos', 'family'],
  ['es', 'caducado', 'gift-ends'],
  ['nl', 'anuleren', 'how-to-cancel'],
  ['nl', 'btw nummer', 'invoice'],
  ['nl', 'kinderbed', 'family'],
  ['nl', 'terugbetalling', 'refund'],
  ['nl', 'tegoed', 'gift-left'],
  ['it', 'fatura', 'invoice'],
  ['it', 'disdire', 'how-to-cancel'],
  ['it', 'rimborsso', 'refund'],
  ['it', 'pagare a ratte', 'later'],
  ['it', 'culla', 'family'],
  ['en', 'recieve confirmation', 'no-mail'],
  ['en', 'declined', 'refused'],
  ['en', 'discuont', 'code'],
  ['en', 'delete acount', 'data'],
]

it.each(questions)('%s: “%s” finds %s', async (language, text, id) => {
  const find = await openSearch(articlesIn(language))
  expect(
    find(text)
      .slice(0, 3)
      .map((article) => article.id),
  ).toContain(id)
})

it('finds nothing where there is nothing, and takes signs as they come', async () => {
  const find = await openSearch(articlesIn('fr'))
  for (const text of ['xyzzyqwert', '¿?!', '<script>', '*', '("']) expect(find(text)).toEqual([])
})

it.each(['en', 'fr', 'es', 'nl', 'it'])(
  'each article of %s is found by its own question',
  async (language) => {
    const articles = articlesIn(language)
    const find = await openSearch(articles)
    for (const { id, title } of articles) {
      const first = find(title).slice(0, 2)
      expect(first.map((article) => article.id)).toContain(id)
    }
  },
)
