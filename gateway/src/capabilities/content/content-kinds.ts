import { Day, Id } from '@escapade/shared-contracts/api/common-schemas'
import {
  AnnouncementBanner,
  announcementPages,
  Ideas,
  MarketingBlock,
  Menu,
  Minisite,
  PromoBar,
  TargetedBanner,
} from '@escapade/shared-contracts/api/content/cms-schemas'
import { MarketingArticle, Theme } from '@escapade/shared-contracts/api/content/content-schemas'
import { LandingPage, landingBlocks } from '@escapade/shared-contracts/api/content/landing-schemas'
import * as z from 'zod/mini'
import { cleanRichText } from './rich-text'

/** Facts that a page shows as a table (legal/tables.ts). */
export const pageTables = ['cookies', 'storage', 'recipients'] as const

/**
 * Plain text: markup is the page's business, but for links, `[words](/contact)`. An anchor is for links from other
 * pages. `{{name}}` stands for a fact of the shop (legal/facts.ts).
 */
const Page = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  /** Day of the last change of what it says: pages of law state it. */
  revisedOn: z.optional(Day),
  topics: z.optional(z.array(z.object({ id: Id, title: z.string().check(z.minLength(1)) }))),
  sections: z
    .array(
      z.object({
        id: z.optional(Id),
        heading: z.optional(z.string()),
        paragraphs: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
        /** Of the page's topics: its sections are the articles of a help centre. */
        topic: z.optional(Id),
        /** Words that people search it by, besides those that it has. */
        keywords: z.optional(z.array(z.string())),
        /** Next step of a reader. */
        action: z.optional(
          z.object({ label: z.string().check(z.minLength(1)), path: z.string().check(z.startsWith('/')) }),
        ),
        /** A list below the paragraphs. */
        items: z.optional(z.array(z.string().check(z.minLength(1)))),
        table: z.optional(z.enum(pageTables)),
      }),
    )
    .check(z.minLength(1)),
})

const Text = z.string().check(z.minLength(1))
const Headed = z.object({ title: Text, subtitle: Text })
const Band = z.object({ title: Text, text: Text, button: Text })

/** Words of the home page; its plan (home/home-plan.ts) says which of them the day shows, and beside which picture. */
const Home = z.object({
  /** With words for those who do not see the picture by day and by night. */
  hero: z.object({ title: Text, subtitle: Text, alt: Text, altNight: Text }),
  thematics: z.object({
    table: Headed,
    spa: Headed,
    nature: Headed,
    sea: Headed,
    wine: Headed,
    snow: Headed,
    city: Headed,
  }),
  banners: z.object({ winter: Band, sun: Band }),
  /** For the browser's tab and search engines. */
  page: z.object({ title: Text, description: Text }),
})

const Announcement = z.object({
  page: z.enum(announcementPages),
  flow: z.enum(['stay', 'activity_only', 'single_voucher']),
  banner: AnnouncementBanner,
})

const knownBlocks: Record<string, z.ZodMiniType> = landingBlocks
/** Blocks that this version knows are checked; others are kept for pages that know them. */
const fitsItsBlock = ({ name, data }: { name: string; data: unknown }) =>
  !Object.hasOwn(knownBlocks, name) || knownBlocks[name]?.safeParse(data).success === true

/** Content of an entry of each kind. Locale and position are columns of the entry, not part of it. */
export const contentKinds = {
  announcement: Announcement,
  'marketing-block': z.omit(MarketingBlock, { locale: true, position: true }),
  'targeted-banner': z.omit(TargetedBanner, { locale: true }),
  'promo-bar': PromoBar,
  minisite: z.omit(Minisite, { minisiteLocale: true }),
  landing: z
    .omit(LandingPage, { locale: true, alternates: true })
    .check(z.refine(({ components }) => components.every(fitsItsBlock), 'A block does not fit its name')),
  menu: z.object({ links: Menu }),
  ideas: Ideas,
  article: MarketingArticle,
  page: Page,
  home: Home,
  theme: Theme,
}
export type ContentKind = keyof typeof contentKinds
export type ContentOf<K extends ContentKind> = z.infer<(typeof contentKinds)[K]>

export const isContentKind = (text: string): text is ContentKind => Object.hasOwn(contentKinds, text)

/** Content as it may be stored: it fits its kind, and its rich texts hold nothing that runs. Throws on what does not fit. */
export function parseContent<K extends ContentKind>(kind: K, content: unknown): ContentOf<K> {
  const parsed: unknown = contentKinds[kind].parse(content)
  return cleanRichText(parsed) as ContentOf<K>
}
