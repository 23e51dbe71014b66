import type { StaticPage } from '@escapade/shared-contracts/api/content/content-schemas'
import type { Language } from '@escapade/shared-contracts/rules/visitor/locale'
import sanitizeHtml from 'sanitize-html'
import { html } from '../../platform/http/html'
import { type ContentLanguage, type Texts, textIn } from '../../platform/texts/texts'
import { about } from './pages/about'
import { accessibility } from './pages/accessibility'
import { complaints, disputes, mediation } from './pages/disputes'
import { faq } from './pages/faq'
import { legalNotice } from './pages/legal-notice'
import { packageTravel } from './pages/package-travel'
import type { PageSource, Section } from './pages/page-source'
import { partners } from './pages/partners'
import { privacy } from './pages/privacy'
import { ranking } from './pages/ranking'
import { sustainability } from './pages/sustainability'
import { terms } from './pages/terms'
import { withdrawal } from './pages/withdrawal'

const sources: Readonly<Record<string, PageSource>> = {
  about,
  accessibility,
  complaints,
  disputes,
  faq,
  'how-we-rank': ranking,
  'legal-notice': legalNotice,
  mediation,
  'package-travel': packageTravel,
  partners,
  privacy,
  ranking,
  sustainability,
  terms,
  withdrawal,
}

export const staticPageIds = Object.keys(sources)

/** A text page in a language; undefined when there is none of that name. */
export function staticPage(id: string, language: Language | ContentLanguage): StaticPage | undefined {
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined
  if (!source) return undefined
  const say = (text: Texts) => textIn(text, language)
  return {
    id,
    title: say(source.title),
    html: sanitizeHtml(source.sections.map((section) => sectionHtml(section, say)).join(''), {
      allowedTags: ['h2', 'p'],
      allowedAttributes: { h2: ['id'] },
    }),
    pageModel: {
      title: `${say(source.title)} – Escapade`,
      description: say(source.description),
      index: true,
      follow: true,
    },
  }
}

const sectionHtml = ({ id, heading, paragraphs }: Section, say: (text: Texts) => string): string =>
  String(
    html`${heading && html`<h2 id="${id}">${say(heading)}</h2>`}${paragraphs.map((text) => html`<p>${say(text)}</p>`)}`,
  )
