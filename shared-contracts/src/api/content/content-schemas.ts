import * as z from 'zod/mini'
import { Day, Id, Image, LocaleCode, PageModel } from '../common-schemas'
import { Suggestion } from '../search/destinations-schemas'

/** A theme as the home page presents it. */
export const Thematic = z.object({
  theme: Id,
  title: z.string(),
  subtitle: z.string(),
  image: Image,
  uri: z.string(),
  count: z.int(),
})
export type Thematic = z.infer<typeof Thematic>

export const Theme = z.object({ id: Id, name: z.string(), icon: z.string() })
export type Theme = z.infer<typeof Theme>

/** Content of the home page besides searches and gifts. */
export const HomeContent = z.object({
  hero: z.object({ title: z.string(), subtitle: z.string(), image: Image, imageNight: Image }),
  themes: z.array(Theme),
  thematics: z.array(Thematic),
  banner: z.object({
    title: z.string(),
    text: z.string(),
    buttonLabel: z.string(),
    uri: z.string(),
    image: Image,
  }),
  popularPlaces: z.array(Suggestion),
  pageModel: PageModel,
})
export type HomeContent = z.infer<typeof HomeContent>

export const MarketingArticle = z.object({ id: Id, url: z.string(), title: z.string(), cover: Image })
export type MarketingArticle = z.infer<typeof MarketingArticle>

/** A text page; `html` is sanitised by the gateway. */
/** Answer to a question; `html` holds paragraphs, links and lists. */
export const HelpArticle = z.object({
  id: Id,
  topic: Id,
  title: z.string(),
  html: z.string(),
  /** Words that people search it by, besides those that it has. */
  keywords: z.array(z.string()),
  /** Next step of a reader; `path` without the base path. */
  action: z.optional(z.object({ label: z.string(), path: z.string() })),
})
export type HelpArticle = z.infer<typeof HelpArticle>

export const StaticPage = z.object({
  id: Id,
  title: z.string(),
  html: z.string(),
  /** Of the sections that other pages may lead to: `id` is the anchor. */
  headings: z.array(z.object({ id: Id, title: z.string() })),
  /** Present in a help centre, whose `html` holds the same for remotes of before. */
  help: z.optional(
    z.object({ topics: z.array(z.object({ id: Id, title: z.string() })), articles: z.array(HelpArticle) }),
  ),
  /** Day of the last change of what it says. */
  revisedOn: z.optional(Day),
  /** Another one with every change, of the shop's facts too. */
  version: z.optional(z.string()),
  /** Present in a version of before: the first day on which somebody bought under it. */
  keptFrom: z.optional(Day),
  /** Said above the text: what it says of the seller is made up. */
  notice: z.optional(z.string()),
  pageModel: PageModel,
})
export type StaticPage = z.infer<typeof StaticPage>

/** A reader's word on an answer of the help centre. */
export const HelpVote = z.object({ locale: LocaleCode, helped: z.boolean() })
export type HelpVote = z.input<typeof HelpVote>

/** Experiment flags and toggles of the visitor (D3). */
export const Flags = z.record(z.string(), z.union([z.boolean(), z.string()]))
export type Flags = z.infer<typeof Flags>

/** A value of a flag that is tried out on a part of the visitors (rules/visitor/visitor-flags.ts). */
export const FlagShare = z.object({
  name: z.string(),
  value: z.union([z.boolean(), z.string()]),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  /** End of the visitors that gets the value first. */
  fromTop: z.boolean(),
})
export type FlagShare = z.infer<typeof FlagShare>

/** The flags of a locale for visitors who take part in nothing, and the values tried out there. */
export const FlagRules = z.object({ flags: Flags, shares: z.array(FlagShare) })
export type FlagRules = z.infer<typeof FlagRules>

/**
 * The state of what operators and editors change. It says nothing but whether it is the same as another. `sandbox`:
 * nothing that this gateway sells is real, which pages have to say.
 */
export const Revision = z.object({ revision: z.string(), sandbox: z.optional(z.boolean()) })
export type Revision = z.infer<typeof Revision>

/** The flags of one visitor; `experiments` names those that are being tried out. */
export const FlagsOfVisitor = z.object({ flags: Flags, experiments: z.array(z.string()) })
export type FlagsOfVisitor = z.infer<typeof FlagsOfVisitor>
