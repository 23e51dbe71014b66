import type { Locale } from '../../rules/visitor/locale'
import { endpoint } from '../endpoint'
import type {
  AnnouncementBanners,
  Ideas,
  MarketingBlock,
  Menu,
  Minisite,
  PromoBar,
  TargetedBanner,
} from './cms-schemas'
import type { Theme } from './content-schemas'
import type { LandingLink, LandingPage } from './landing-schemas'

type OfLocale = { query: { locale: Locale } }

export const getAnnouncementBanners = /* @__PURE__ */ endpoint<Record<never, never>, AnnouncementBanners>(
  'GET',
  '/front-gateway/cms/announcementBanner',
)
/** Banners as a file of the site, for pages whose gateway is not configured (D20). */
export const getStaticAnnouncementBanners = /* @__PURE__ */ endpoint<
  Record<never, never>,
  AnnouncementBanners
>('GET', '/content/announcementBanner.json')
export const getMarketingBlocks = /* @__PURE__ */ endpoint<Record<never, never>, MarketingBlock[]>(
  'GET',
  '/content/marketingBlock.json',
)
export const getTargetedBanners = /* @__PURE__ */ endpoint<Record<never, never>, TargetedBanner[]>(
  'GET',
  '/content/targetedBanner.json',
)
export const getPromoBars = /* @__PURE__ */ endpoint<OfLocale, PromoBar[]>(
  'GET',
  '/front-gateway/cms/promoBars',
)
export const getMinisites = /* @__PURE__ */ endpoint<OfLocale, Minisite[]>(
  'GET',
  '/front-gateway/cms/minisites',
)
/** The slugs that are known in a locale (D7). */
export const getLandingPages = /* @__PURE__ */ endpoint<OfLocale, LandingLink[]>(
  'GET',
  '/front-gateway/cms/landing',
)
/** `key`: word of the locale (`ville`, `stad`); 404 for a slug that is not known. */
export const getLandingPage = /* @__PURE__ */ endpoint<
  { params: { key: string; slug: string }; query: { locale: Locale } },
  LandingPage
>('GET', '/front-gateway/cms/landing/{key}/{slug}')
export const getMenu = /* @__PURE__ */ endpoint<OfLocale, Menu>('GET', '/front-gateway/cms/menu')
export const getIdeas = /* @__PURE__ */ endpoint<OfLocale, Ideas>('GET', '/front-gateway/cms/ideas')
export const getThemes = /* @__PURE__ */ endpoint<OfLocale, Theme[]>('GET', '/front-gateway/cms/themes')
