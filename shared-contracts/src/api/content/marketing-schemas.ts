import * as z from 'zod/mini'
import { countries, isLocale, languages } from '../../rules/visitor/locale'
import { Email } from '../common-schemas'

const newsletterSources = ['home', 'search', 'ideas', 'wishlist', 'footer', 'modal'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

/** `country` is the market, `language` the one the mails are written in (SC-049). */
export const NewsletterSubscription = z
  .object({
    email: Email,
    country: z.enum(countries),
    language: z.enum(languages),
    source: z.optional(z.enum(newsletterSources)),
  })
  .check(
    z.refine(({ country, language }) => isLocale(`${language}_${country}`), {
      error: 'The market does not speak this language',
      path: ['language'],
    }),
  )
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>

/** One answer for every address: it does not reveal who is subscribed. */
export const NewsletterAnswer = z.object({ status: z.literal('confirmation-sent') })
export type NewsletterAnswer = z.infer<typeof NewsletterAnswer>
