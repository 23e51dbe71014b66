import * as z from 'zod/mini'
import { Id, Image, LocaleCode } from '../common-schemas'
import { CallToAction, LinkUrl, PromoBar, TargetedBanner } from './cms-schemas'

const Text = z.string().check(z.maxLength(500))
const LongText = z.string().check(z.maxLength(5000))

const CtaCard = z.extend(CallToAction, { image: Image, text: z.optional(Text) })

/** The pictures change at 600 px; a rich description is sanitised by the gateway. */
export const JumbotronPromo = z.object({
  title: Text,
  subtitle: z.optional(Text),
  description: z.optional(z.object({ format: z.enum(['plain', 'rich']), text: LongText })),
  imageDesktop: Image,
  imageMobile: Image,
  ctas: z.discriminatedUnion('look', [
    z.object({ look: z.literal('buttons'), items: z.array(CallToAction).check(z.maxLength(5)) }),
    z.object({ look: z.literal('cards'), items: z.array(CtaCard).check(z.maxLength(5)) }),
  ]),
})
export type JumbotronPromo = z.infer<typeof JumbotronPromo>

export const SellingPoints = z.object({ points: z.array(z.object({ title: Text, text: Text })) })
export type SellingPoints = z.infer<typeof SellingPoints>

export const PromoCards = z.object({
  title: z.optional(Text),
  cards: z.array(
    z.object({ title: Text, text: Text, buttonLabel: Text, url: LinkUrl, newTab: z.boolean(), image: Image }),
  ),
})
export type PromoCards = z.infer<typeof PromoCards>

/** Three results unless it says otherwise, and never more than three activities (CO-015). */
export const TopSearchResults = z.object({
  title: Text,
  type: z.enum(['stays', 'gifts', 'activities']),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(24))),
  newTab: z.optional(z.boolean()),
  linkLabel: Text,
  criteria: z.object({ city: z.optional(Id), region: z.optional(Id), theme: z.optional(Id) }),
})
export type TopSearchResults = z.infer<typeof TopSearchResults>

const BestBoxes = z.object({})

/** Blocks of a landing page by name. A name that a page does not know yet is skipped (CO-010). */
export const landingBlocks = {
  jumbotronPromo: JumbotronPromo,
  mainSellingPoints: SellingPoints,
  promoCards: PromoCards,
  targetedBanner: TargetedBanner,
  topBar: PromoBar,
  topSearchResults: TopSearchResults,
  bestBoxes: BestBoxes,
}

export const LandingComponent = z.object({ name: Id, data: z.record(z.string(), z.unknown()) })
export type LandingComponent = z.infer<typeof LandingComponent>

/** A landing page as it stands in a list: where it is, and what it says of itself to search engines. */
export const LandingLink = z.object({
  kind: z.enum(['city', 'idea']),
  slug: z.string(),
  uri: z.string(),
  title: Text,
})
export type LandingLink = z.infer<typeof LandingLink>

export const LandingPage = z.object({
  locale: LocaleCode,
  kind: z.enum(['city', 'idea']),
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  /** Subject of the page: pages of other locales with that subject are this page in their language. */
  subject: z.optional(Id),
  /** This page's path in each locale that has it. */
  alternates: z.partialRecord(LocaleCode, z.string()),
  components: z.array(LandingComponent),
  seo: z.object({ title: Text, description: Text, index: z.boolean(), follow: z.boolean() }),
})
export type LandingPage = z.infer<typeof LandingPage>
