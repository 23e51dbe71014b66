import * as z from 'zod/mini'
import { Id, Image, PageModel } from './common-schemas'
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
