import type { HelpArticle, StaticPage } from '@escapade/shared-contracts/api/content/content-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import sanitizeHtml from 'sanitize-html'
import type { Db } from '../../platform/database/database'
import { html, type SafeHtml } from '../../platform/http/html'
import type { ContentRepository } from './content-repository'
import { type FilledPage, fillPage } from './fill-page'
import type { PageFacts } from './legal/facts'
import { findKept, versionOf } from './legal/kept-pages'
import { withLinks } from './legal/links'
import type { Table } from './legal/tables'
import { legalTexts } from './legal/texts/texts'

/** Addresses that show the page of another one. */
const sameAs = new Map([
  ['how-we-rank', 'ranking'],
  ['legal', 'legal-notice'],
])

type Deps = { db: Db; content: ContentRepository; facts: PageFacts }
type Asked = { id: string; locale: Locale; version?: string | undefined }

/** A text page as it is shown, or was in a version; undefined where none of that name is published in the locale. */
export async function findStaticPage(
  deps: Deps,
  { id, locale, version }: Asked,
): Promise<StaticPage | undefined> {
  const known = sameAs.get(id) ?? id
  const written = await deps.content.findPublished('page', known, locale)
  const current = written && fillPage(written, deps.facts, locale)
  if (!version || (current && versionOf(current) === version))
    return current && present(known, current, locale)
  const kept = await findKept(deps.db, { id: known, locale, version })
  if (!kept) return undefined
  const page = present(known, kept.content, locale)
  return {
    ...page,
    // The database keeps the fields of a text in an order of its own.
    version,
    keptFrom: kept.firstAt.toISOString().slice(0, 10),
    pageModel: { ...page.pageModel, index: false },
  }
}

const present = (id: string, page: FilledPage, locale: Locale): StaticPage => ({
  id,
  title: page.title,
  html: pageHtml(page, locale),
  headings: page.sections.flatMap((section) =>
    section.id && section.heading ? [{ id: section.id, title: section.heading }] : [],
  ),
  help: page.topics && { topics: page.topics, articles: articlesOf(page, locale) },
  revisedOn: page.revisedOn,
  version: versionOf(page),
  notice: page.isMadeUp ? legalTexts(locale)('demonstration') : undefined,
  pageModel: {
    title: `${page.title} – Escapade`,
    description: page.description,
    index: true,
    follow: true,
  },
})

/** Sections without a topic of the page are no articles. */
const articlesOf = ({ topics = [], sections }: FilledPage, locale: Locale): HelpArticle[] =>
  sections.flatMap(({ id, heading, topic, keywords = [], action, ...body }) =>
    id && heading && topics.some((one) => one.id === topic)
      ? [
          {
            id,
            topic: topic ?? '',
            title: heading,
            html: cleaned(sectionHtml(body, locale)),
            keywords,
            action,
          },
        ]
      : [],
  )

const pageHtml = ({ sections }: FilledPage, locale: Locale): string =>
  cleaned(sections.map((section) => sectionHtml(section, locale)).join(''))

const cleaned = (markup: string): string =>
  sanitizeHtml(markup, {
    allowedTags: ['h2', 'p', 'ul', 'li', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    allowedAttributes: { h2: ['id'], a: ['href'], th: ['scope'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
  })

function sectionHtml(
  { id, heading, paragraphs, items, table }: FilledPage['sections'][number],
  locale: Locale,
) {
  const linked = (text: string) => withLinks(text, locale)
  return String(
    html`${heading && html`<h2 id="${id}">${heading}</h2>`}${paragraphs.map((text) => html`<p>${linked(text)}</p>`)}${
      items && html`<ul>${items.map((text) => html`<li>${linked(text)}</li>`)}</ul>`
    }${table && tableHtml(table)}`,
  )
}

const tableHtml = ({ head, rows }: Table): SafeHtml =>
  html`<table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`
