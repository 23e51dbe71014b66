import type { StaticPage } from '@escapade/shared-contracts/api/content/content-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import sanitizeHtml from 'sanitize-html'
import { html } from '../../platform/http/html'
import type { ContentOf } from './content-kinds'
import type { ContentRepository } from './content-repository'
import { type Filling, fillPage } from './fill-page'

/** Addresses that show the page of another one. */
const sameAs = new Map([
  ['how-we-rank', 'ranking'],
  ['legal', 'legal-notice'],
])

/** A text page as it is shown; undefined where none of that name is published in the locale. */
export async function findStaticPage(
  { content, ...facts }: Filling & { content: ContentRepository },
  { id, locale }: { id: string; locale: Locale },
): Promise<StaticPage | undefined> {
  const known = sameAs.get(id) ?? id
  const written = await content.findPublished('page', known, locale)
  const page = written && fillPage(written, facts, locale)
  return (
    page && {
      id: known,
      title: page.title,
      html: pageHtml(page),
      headings: page.sections.flatMap(({ id, heading }) => (id && heading ? [{ id, title: heading }] : [])),
      pageModel: {
        title: `${page.title} – Escapade`,
        description: page.description,
        index: true,
        follow: true,
      },
    }
  )
}

type Page = ContentOf<'page'>

const pageHtml = ({ sections }: Page): string =>
  sanitizeHtml(sections.map(sectionHtml).join(''), {
    allowedTags: ['h2', 'p'],
    allowedAttributes: { h2: ['id'] },
  })

const sectionHtml = ({ id, heading, paragraphs }: Page['sections'][number]): string =>
  String(
    html`${heading && html`<h2 id="${id}">${heading}</h2>`}${paragraphs.map((text) => html`<p>${text}</p>`)}`,
  )
