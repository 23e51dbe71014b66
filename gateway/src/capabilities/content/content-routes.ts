import { FlowName, Id, LocaleCode } from '@escapade/shared-contracts/api/common-schemas'
import {
  getFlagRules,
  getFlags,
  getFlagsOfVisitor,
  getHomeContent,
  getMarketingArticles,
  getRevision,
  getStaticPage,
  postHelpVote,
} from '@escapade/shared-contracts/api/content/content'
import {
  FlagRules,
  Flags,
  FlagsOfVisitor,
  HelpVote,
  HomeContent,
  MarketingArticle,
  Revision,
  StaticPage,
} from '@escapade/shared-contracts/api/content/content-schemas'
import { visitorFlags } from '@escapade/shared-contracts/rules/visitor/visitor-flags'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../../platform/http/errors'
import { fewSeconds } from '../../platform/http/public-answers'
import { registerCall } from '../../platform/http/routes'
import { createSuggestions } from '../destinations/public'
import { type CmsDeps, cmsRoutes } from './cms-routes'
import { createContentRepository } from './content-repository'
import { createFlagsRepository } from './flags/flags-repository'
import { countVote } from './help/help-votes'
import { createHomeService } from './home/home-service'
import type { PageFacts } from './legal/facts'
import { findStaticPage } from './static-pages'

type Deps = CmsDeps & PageFacts & { revision: { current(): Promise<string> } }

/** Id of the page that is the help centre. */
const helpPage = 'faq'
/** As it was when an order was made under it. */
const Version = z.string().check(z.regex(/^[0-9a-f]{12}$/))
const ofLocale = z.object({ locale: LocaleCode })

/** Routes for texts of editors: those of the home page, articles, text pages, and the flags. */
export async function contentRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock, createCache, revision } = deps
  const suggestions = createSuggestions(db, createCache)
  const content = createContentRepository(db)
  const home = createHomeService({ db, clock, createCache, content, suggestions })
  const flags = createFlagsRepository(db)
  await cmsRoutes(app, deps)

  registerCall(app, {
    endpoint: getHomeContent,
    query: z.object({ locale: LocaleCode, flow: z.optional(FlowName) }),
    response: HomeContent,
    summary: 'Texts, themes and popular places of the home page',
    requirements: ['GW-037'],
    example: { query: { locale: 'fr_FR' } },
    cache: fewSeconds,
    handler: ({ query }) => home.content(query.locale),
  })

  registerCall(app, {
    endpoint: getMarketingArticles,
    query: z.object({
      locale: LocaleCode,
      size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24)), 4),
    }),
    response: z.array(MarketingArticle),
    summary: 'Articles for the page that was not found',
    requirements: ['GW-020', 'SC-024'],
    example: { query: { locale: 'fr_FR' } },
    cache: fewSeconds,
    handler: async ({ query }) =>
      (await content.published('article', query.locale))
        .slice(0, query.size)
        .map(({ content: article }) => article),
  })

  registerCall(app, {
    endpoint: getStaticPage,
    params: z.object({ id: Id }),
    query: z.object({ ...ofLocale.shape, version: z.optional(Version) }),
    response: StaticPage,
    summary: 'A text page: help, terms, legal notices',
    requirements: ['SH-008'],
    example: { params: { id: 'faq' }, query: { locale: 'fr_FR' } },
    cache: fewSeconds,
    errors: ['page-not-found'],
    async handler({ params, query }) {
      const page = await findStaticPage({ db, content, facts: deps }, { ...params, ...query })
      if (!page) throw new AppError('page-not-found', params)
      return page
    },
  })

  registerCall(app, {
    endpoint: postHelpVote,
    changesNothing: true,
    params: z.object({ id: Id }),
    body: HelpVote,
    response: z.void(),
    summary: 'Counts that an answer of the help centre helped, or did not',
    requirements: ['SH-008'],
    example: { params: { id: 'refund' }, body: { locale: 'fr_FR', helped: true } },
    errors: ['page-not-found', 'too-many-requests'],
    perMinute: 30,
    async handler({ params: { id }, body: { locale, helped } }) {
      const page = await content.findPublished('page', helpPage, locale)
      if (!page?.sections.some((section) => section.topic && section.id === id))
        throw new AppError('page-not-found', { id })
      await countVote(db, { article: id, locale, day: clock.today(), helped })
    },
  })

  registerCall(app, {
    endpoint: getFlags,
    query: ofLocale,
    response: Flags,
    summary: 'Experiment flags and toggles of the market, for who takes part in no experiment',
    requirements: ['GW-037', 'SH-085'],
    example: { query: { locale: 'fr_FR' } },
    cache: fewSeconds,
    handler: async ({ query }) => (await flags.rulesOf(query.locale)).flags,
  })

  registerCall(app, {
    endpoint: getFlagRules,
    query: ofLocale,
    response: FlagRules,
    summary: 'The flags of the market and which values are tried out on how many visitors',
    requirements: ['GW-037', 'SH-085'],
    example: { query: { locale: 'fr_FR' } },
    cache: fewSeconds,
    handler: ({ query }) => flags.rulesOf(query.locale),
  })

  registerCall(app, {
    endpoint: getRevision,
    response: Revision,
    summary: 'Another text once an operator or an editor has changed something',
    requirements: ['GW-037'],
    example: {},
    isPolled: true,
    handler: async () => ({ revision: await revision.current(), sandbox: app.sandbox }),
  })

  registerCall(app, {
    endpoint: getFlagsOfVisitor,
    query: z.object({ locale: LocaleCode, visitor: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: FlagsOfVisitor,
    summary: 'The flags of one visitor, the same ones each time, and those that are being tried out',
    requirements: ['GW-037', 'SH-085'],
    example: { query: { locale: 'fr_FR', visitor: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10' } },
    handler: async ({ query }) => visitorFlags(await flags.rulesOf(query.locale), query.visitor),
  })
}
