import * as z from 'zod/mini'
import { Cents, Id, Image, LocaleCode, PageModel } from './common-schemas'
import { Suggestion } from './destinations-schemas'

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

export const GiftBox = z.object({
  id: Id,
  title: z.string(),
  image: Image,
  handle: z.string(),
  price: Cents,
  promoPrice: z.nullable(Cents),
  discount: z.int(),
  rating: z.nullable(z.number()),
  includedContent: z.array(z.string()),
  url: z.string(),
  position: z.int(),
  campaign: z.string(),
})
export type GiftBox = z.infer<typeof GiftBox>

export const BoxesBlock = z.object({
  locale: LocaleCode,
  results: z.array(GiftBox),
  campaign: z.string(),
  title: z.string(),
  subtitle: z.string(),
  buttonLabel: z.string(),
  buttonURL: z.string(),
})
export type BoxesBlock = z.infer<typeof BoxesBlock>

export const GiftBlock = z.object({
  title: z.string(),
  subtitle: z.string(),
  imageS: Image,
  imageL: Image,
  boxURL: z.string(),
  singleVoucherURL: z.string(),
  giftcardURL: z.string(),
  activityOnlyURL: z.string(),
  campaign: z.string(),
  category: z.string(),
})
export type GiftBlock = z.infer<typeof GiftBlock>
export const GiftBlocks = z.partialRecord(LocaleCode, GiftBlock)
export type GiftBlocks = z.infer<typeof GiftBlocks>

/** What the home page needs besides searches and gifts. */
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
export const StaticPage = z.object({ id: Id, title: z.string(), html: z.string(), pageModel: PageModel })
export type StaticPage = z.infer<typeof StaticPage>

/** Experiment flags and toggles of the visitor (D3). */
export const Flags = z.record(z.string(), z.union([z.boolean(), z.string()]))
export type Flags = z.infer<typeof Flags>
