import * as z from 'zod/mini'
import { FlowName, Id, Image, Link, LocaleCode, PageModel } from '../common-schemas'

/** Text of an editor. */
const Text = z.string().check(z.maxLength(500))
const LongText = z.string().check(z.maxLength(5000))
/** Address that a block leads to: a path of the shop or a page elsewhere; never a script. */
export const LinkUrl = z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/(?![/\\]))/))
const PictureUrl = z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/(?![/\\]))/))
const Position = z.int().check(z.minimum(0), z.maximum(10_000))

/** Kinds of page that carry an announcement (GW-024). */
export const announcementPages = ['homePages', 'searchPages', 'productPages'] as const
const announcementColors = ['black', 'grey', 'red', 'yellow', 'blue', 'green'] as const

export const AnnouncementBanner = z.object({
  /** Rich text; sanitised by the gateway. */
  content: LongText,
  colorVariation: z.enum(announcementColors),
  link: z.nullable(z.object({ url: LinkUrl })),
})
export type AnnouncementBanner = z.infer<typeof AnnouncementBanner>

export const AnnouncementEntry = z.object({
  flow: z.enum(['stay', 'activity_only', 'single_voucher']),
  localizations: z.array(z.object({ locale: LocaleCode, announcementBanner: AnnouncementBanner })),
})
export type AnnouncementEntry = z.infer<typeof AnnouncementEntry>

export const AnnouncementBanners = z.object({
  homePages: z.array(AnnouncementEntry),
  searchPages: z.array(AnnouncementEntry),
  productPages: z.array(AnnouncementEntry),
})
export type AnnouncementBanners = z.infer<typeof AnnouncementBanners>

/** A block of a page that leads somewhere. Lists are filtered by locale and sorted by position (CO-046). */
export const MarketingBlock = z.object({
  internalCode: Id,
  locale: LocaleCode,
  position: Position,
  imageUrl: PictureUrl,
  imageAlt: Text,
  url: LinkUrl,
  newTab: z.boolean(),
  title: Text,
  subtitle: Text,
  buttonLabel: Text,
  tag: z.nullable(Text),
})
export type MarketingBlock = z.infer<typeof MarketingBlock>

export const CallToAction = z.object({
  label: Text,
  url: LinkUrl,
  newTab: z.boolean(),
  category: z.nullable(Text),
})
export type CallToAction = z.infer<typeof CallToAction>

const criterion = z.optional(z.nullable(Id))

/** A banner for some searches: every criterion that it names must be the visitor's (D98). */
export const TargetedBanner = z.object({
  title: Text,
  subtitle: Text,
  imageUrl: PictureUrl,
  imageMobile: PictureUrl,
  imagePosition: z.enum(['center', 'left', 'right']),
  imageAlt: Text,
  url: z.nullable(LinkUrl),
  newTab: z.boolean(),
  ctas: z.array(CallToAction),
  campaign: Text,
  category: Text,
  flow: z.optional(z.nullable(FlowName)),
  page: z.optional(z.nullable(z.enum(['home', 'search', 'product']))),
  locale: LocaleCode,
  department: criterion,
  theme: criterion,
  city: criterion,
  country: criterion,
  region: criterion,
  isLessThanTwoHours: z.optional(z.nullable(z.boolean())),
  /** False: not on searches of its own theme. */
  displayBannerWithThisThematic: z.optional(z.nullable(z.boolean())),
})
export type TargetedBanner = z.infer<typeof TargetedBanner>

export const PromoBar = z.object({
  internalCode: Id,
  campaign: Text,
  category: Text,
  flow: FlowName,
  links: z.array(
    z.object({ label: Text, url: LinkUrl, newTab: z.boolean(), variation: z.enum(['default', 'black']) }),
  ),
})
export type PromoBar = z.infer<typeof PromoBar>

/** A menu entry; up to four levels. */
export type NavigationLink = {
  _id: string
  label: string
  uri: string
  /** Place of the strip: `header`, `footer`. */
  location: string
  variant?: 'highlight' | null | undefined
  /** Number of stays behind the link. */
  count?: number | null | undefined
  children: NavigationLink[]
}
const menuLevels = 4
const navigationLink = (level: number): z.ZodMiniType<NavigationLink> =>
  z.object({
    _id: Id,
    label: Text,
    uri: LinkUrl,
    location: Id,
    variant: z.optional(z.nullable(z.literal('highlight'))),
    count: z.optional(z.nullable(z.int())),
    children: level < menuLevels ? z.array(navigationLink(level + 1)) : z.array(z.never()),
  })
export const NavigationLink = navigationLink(1)
export const Menu = z.array(NavigationLink)
export type Menu = NavigationLink[]

/** A partner's page. An optional part may be missing without a trace (SC-051). */
export const Minisite = z.object({
  minisiteId: Id,
  minisiteUrl: z.string().check(z.regex(/^[a-z0-9-]{2,60}$/)),
  partnerName: z.optional(Text),
  minisiteLocale: z.enum(['fr_FR', 'fr_BE', 'nl_BE']),
  bannerUrls: z.object({ desktop: PictureUrl, mobile: PictureUrl }),
  logoUrl: z.optional(PictureUrl),
  footerLegalText: z.optional(LongText),
})
export type Minisite = z.infer<typeof Minisite>

/** A list of ways to go, in words and pictures (spec B §2). */
export const Ideas = z.object({
  title: Text,
  intro: LongText,
  sections: z.array(
    z.object({
      id: Id,
      title: Text,
      cards: z.array(z.object({ id: Id, title: Text, text: Text, image: Image, uri: LinkUrl })),
    }),
  ),
  regions: z.array(Link),
  pageModel: PageModel,
})
export type Ideas = z.infer<typeof Ideas>
export type Idea = Ideas['sections'][number]['cards'][number]
