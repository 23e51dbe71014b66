import { endpoint } from '../endpoint'
import type { NewsletterAnswer, NewsletterSubscription } from './marketing-schemas'

export const postNewsletter = /* @__PURE__ */ endpoint<{ body: NewsletterSubscription }, NewsletterAnswer>(
  'POST',
  '/front-gateway/marketing/newsletter',
)
/** Path of the call as a form, for pages without scripts: answers with a page. */
export const newsletterFormPath = '/front-gateway/marketing/newsletter/form'
