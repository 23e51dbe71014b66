import { Id, LocaleCode } from '@escapade/shared-contracts/api/common-schemas'
import {
  getAnnouncementBanners,
  getIdeas,
  getLandingPage,
  getLandingPages,
  getMarketingBlocks,
  getMenu,
  getMinisites,
  getPromoBars,
  getStaticAnnouncementBanners,
  getTargetedBanners,
  getThemes,
} from '@escapade/shared-contracts/api/content/cms'
import {
  AnnouncementBanners,
  Ideas,
  MarketingBlock,
  Menu,
  Minisite,
  PromoBar,
  TargetedBanner,
} from '@escapade/shared-contracts/api/content/cms-schemas'
import { Theme } from '@escapade/shared-contracts/api/content/content-schemas'
import { LandingLink, LandingPage } from '@escapade/shared-contracts/api/content/landing-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { landingKindOf } from '@escapade/shared-contracts/rules/visitor/landing-keys'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { AppError } from '../../platform/http/errors'
import { fewSeconds } from '../../platform/http/public-answers'
import { registerCall } from '../../platform/http/routes'
import type { CreateCache } from '../../platform/revision/create-cache'
import { groupAnnouncements } from './announcements'
import { createContentRepository } from './content-repository'
import { landingPaths } from './landing-paths'
import type { CountHotels } from './menu/count-hotels'
import { createMenuCounts, withoutEmpty } from './menu/menu-counts'
import { suggestTheme } from './menu/suggested-theme'

export type CmsDeps = {
  db: Db
  clock: Clock
  createCache: CreateCache
  countHotels: CountHotels
}

const ofLocale = z.object({ locale: LocaleCode })
const french = { query: { locale: 'fr_FR' as const } }
const cache = fewSeconds

/** Routes for entries of editors, as pages ask for them. */
export async function cmsRoutes(app: FastifyInstance, { db, clock, countHotels, createCache }: CmsDeps) {
  const content = createContentRepository(db)
  const withCounts = createMenuCounts({ countHotels: countHotels.count, createCache })
  const banners = async () => groupAnnouncements(await content.published('announcement'))

  for (const endpoint of [getAnnouncementBanners, getStaticAnnouncementBanners])
    registerCall(app, {
      endpoint,
      response: AnnouncementBanners,
      summary: 'Announcements by kind of page, flow and locale',
      requirements: ['GW-024', 'SC-031'],
      cache,
      handler: banners,
    })

  registerCall(app, {
    endpoint: getMarketingBlocks,
    response: z.array(MarketingBlock),
    summary: 'Marketing blocks of all locales',
    requirements: ['GW-027', 'SC-043'],
    cache,
    handler: async () =>
      (await content.published('marketing-block')).map(({ content: block, locale, position }) => ({
        ...block,
        locale,
        position,
      })),
  })

  registerCall(app, {
    endpoint: getTargetedBanners,
    response: z.array(TargetedBanner),
    summary: 'Banners for some searches, of all locales',
    requirements: ['GW-027', 'SC-044'],
    cache,
    handler: async () =>
      (await content.published('targeted-banner')).map(({ content: banner, locale }) => ({
        ...banner,
        locale,
      })),
  })

  registerCall(app, {
    endpoint: getPromoBars,
    query: ofLocale,
    response: z.array(PromoBar),
    summary: 'Promo bars of a locale',
    requirements: ['SC-045'],
    example: french,
    cache,
    handler: async ({ query }) =>
      (await content.published('promo-bar', query.locale)).map(({ content: bar }) => bar),
  })

  registerCall(app, {
    endpoint: getMinisites,
    query: ofLocale,
    response: z.array(Minisite),
    summary: 'Partner pages of a locale',
    requirements: ['GW-037', 'SC-051'],
    example: french,
    cache,
    handler: async ({ query }) =>
      (await content.published('minisite', query.locale)).map(({ content: minisite, locale }) => ({
        ...minisite,
        minisiteLocale: locale as Minisite['minisiteLocale'],
      })),
  })

  registerCall(app, {
    endpoint: getLandingPages,
    query: ofLocale,
    response: z.array(LandingLink),
    summary: 'The landing pages of a locale',
    requirements: ['GW-037'],
    example: french,
    cache,
    handler: async ({ query: { locale } }) =>
      (await content.published('landing', locale)).map(({ content: { kind, slug, seo } }) => ({
        kind,
        slug,
        uri: paths.landing({ locale, kind, slug }),
        title: seo.title,
      })),
  })

  registerCall(app, {
    endpoint: getLandingPage,
    params: z.object({ key: Id, slug: z.string().check(z.maxLength(80)) }),
    query: ofLocale,
    response: LandingPage,
    summary: 'A landing page by its address in the language of the locale',
    requirements: ['GW-037'],
    errors: ['page-not-found'],
    example: { params: { key: 'ville', slug: 'paris' }, ...french },
    cache,
    async handler({ params: { key, slug }, query: { locale } }) {
      const kind = landingKindOf({ locale, key })
      const page = kind && (await content.findPublished('landing', `${kind}/${slug}`, locale))
      if (!page) throw new AppError('page-not-found', { key, slug })
      return { ...page, locale, alternates: await landingPaths(content, page, locale) }
    },
  })

  registerCall(app, {
    endpoint: getMenu,
    query: ofLocale,
    response: Menu,
    summary: 'The inspirations of the header, up to four levels',
    requirements: ['GW-037', 'SC-046'],
    example: french,
    cache,
    async handler({ query }) {
      const menu = await content.findPublished('menu', 'header', query.locale)
      const links = menu?.links ?? []
      const worthwhile = countHotels.isReady() ? withoutEmpty(await withCounts(links)) : links
      return suggestTheme(worthwhile, clock.today())
    },
  })

  registerCall(app, {
    endpoint: getIdeas,
    query: ofLocale,
    response: Ideas,
    summary: 'The page of weekend ideas',
    requirements: ['GW-037'],
    errors: ['page-not-found'],
    example: french,
    cache,
    async handler({ query }) {
      const page = await content.findPublished('ideas', 'ideas', query.locale)
      if (!page) throw new AppError('page-not-found')
      return page
    },
  })

  registerCall(app, {
    endpoint: getThemes,
    query: ofLocale,
    response: z.array(Theme),
    summary: 'Themes with their icons',
    requirements: ['SC-046'],
    example: french,
    cache,
    handler: async ({ query }) =>
      (await content.published('theme', query.locale)).map(({ content: theme }) => theme),
  })
}
