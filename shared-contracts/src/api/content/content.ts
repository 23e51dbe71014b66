import type { Flow } from '../../rules/search/flow'
import type { Locale } from '../../rules/visitor/locale'
import { endpoint } from '../endpoint'
import type {
  FlagRules,
  Flags,
  FlagsOfVisitor,
  HelpVote,
  HomeContent,
  MarketingArticle,
  Revision,
  StaticPage,
} from './content-schemas'

export const getHomeContent = /* @__PURE__ */ endpoint<
  { query: { locale: Locale; flow?: Flow } },
  HomeContent
>('GET', '/front-gateway/cms/home')
export const getMarketingArticles = /* @__PURE__ */ endpoint<
  { query: { locale: Locale; size: number } },
  MarketingArticle[]
>('GET', '/front-gateway/content/marketingArticles')
export const getStaticPage = /* @__PURE__ */ endpoint<
  { params: { id: string }; query: { locale: Locale; version?: string | undefined } },
  StaticPage
>('GET', '/front-gateway/cms/static/{id}')
/** Says whether an answer helped; `id` is the article's. */
export const postHelpVote = /* @__PURE__ */ endpoint<{ params: { id: string }; body: HelpVote }, void>(
  'POST',
  '/front-gateway/cms/help/{id}/votes',
)
export const getFlags = /* @__PURE__ */ endpoint<{ query: { locale: Locale } }, Flags>(
  'GET',
  '/front-gateway/config/flags',
)
/** Another text as soon as an operator or an editor has changed something: what was kept from before is out of date. */
export const getRevision = /* @__PURE__ */ endpoint<Record<never, never>, Revision>(
  'GET',
  '/front-gateway/config/revision',
)
/** Rules from which `getFlags` answers: a caller that serves many visitors finds their flags by itself. */
export const getFlagRules = /* @__PURE__ */ endpoint<{ query: { locale: Locale } }, FlagRules>(
  'GET',
  '/front-gateway/config/flag-rules',
)
export const getFlagsOfVisitor = /* @__PURE__ */ endpoint<
  { query: { locale: Locale; visitor: string } },
  FlagsOfVisitor
>('GET', '/front-gateway/config/visitor-flags')
