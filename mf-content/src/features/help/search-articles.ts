import type { HelpArticle } from '@escapade/shared-contracts/api/content/content-schemas'

/** Finds articles by what was typed, the best first. */
export type SearchArticles = (text: string) => HelpArticle[]

const marks = /\p{Mn}/gu
/** Words without accents, so that `réservation` and `reservation` are one. */
const fold = (term: string): string => term.normalize('NFD').replace(marks, '').toLowerCase()
/** Further ones have hardly a word in common with what was typed. */
const mostResults = 12
/** Articles and pronouns are in every question. */
const leastLetters = 3

const isLong = (term: string): boolean => term.length > leastLetters

/** Loads the search and reads the articles into it. */
export async function openSearch(articles: readonly HelpArticle[]): Promise<SearchArticles> {
  const { default: MiniSearch } = await import(/* webpackChunkName: "help-search" */ 'minisearch')
  const index = new MiniSearch<HelpArticle & { text: string }>({
    fields: ['title', 'keywords', 'text'],
    extractField: (article, field) => {
      const value = article[field as keyof typeof article]
      return Array.isArray(value) ? value.join(' ') : String(value ?? '')
    },
    processTerm: (term) => (term.length < leastLetters ? null : fold(term)),
    searchOptions: {
      boost: { title: 3, keywords: 2 },
      prefix: isLong,
      // One wrong letter in four.
      fuzzy: (term) => (isLong(term) ? 0.25 : false),
    },
  })
  index.addAll(articles.map((article) => ({ ...article, text: article.html.replace(/<[^>]*>/g, ' ') })))
  const byId = new Map(articles.map((article) => [article.id, article]))
  return (text) => {
    const found = index.search(text)
    // Those that have the most of its words.
    const most = Math.max(0, ...found.map(({ queryTerms }) => queryTerms.length))
    const results = found.filter(({ queryTerms }) => queryTerms.length === most)
    return results.slice(0, mostResults).flatMap(({ id }) => byId.get(id) ?? [])
  }
}
