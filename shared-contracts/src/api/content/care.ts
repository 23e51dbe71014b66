import { endpoint } from '../endpoint'
import type { CaptchaChallenge } from './care-schemas'

/** Path that the contact form is posted to: it answers with a redirect to `retURL`, `ref` added (GW-033). */
export const webToCasePath = '/crm/web-to-case'
/** `ref` of the address that the visitor comes back to. */
export const contactRefs = { sent: 'contact_thank_you', failed: 'contact_error' } as const

export const captchaScriptPath = '/captcha/script.js'
export const getCaptchaChallenge = /* @__PURE__ */ endpoint<{ query: { pos: string } }, CaptchaChallenge>(
  'GET',
  '/captcha/challenge',
)
