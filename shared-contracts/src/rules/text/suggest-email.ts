import { editDistance } from './edit-distance'
import { emailDomains } from './email-domains'
import { isEmail } from './text-rules'

const shortDomain = 8

/** In a short domain two changes make another word: `me.com` is not a slip for `msn.com`. */
const maxDistance = (typed: string, listed: string) =>
  Math.min(typed.length, listed.length) < shortDomain ? 1 : 2

const distanceWithin = (typed: string, listed: string) => {
  const limit = maxDistance(typed, listed)
  if (Math.abs(typed.length - listed.length) > limit) return null
  const distance = editDistance(typed, listed)
  return distance <= limit ? distance : null
}

const closestDomain = (typed: string) => {
  let closest: { domain: string; distance: number } | null = null
  for (const domain of emailDomains) {
    const distance = distanceWithin(typed, domain)
    if (distance !== null && (!closest || distance < closest.distance)) closest = { domain, distance }
  }
  return closest?.domain ?? null
}

/** The address that was probably meant (`joe@gmial.com` → `joe@gmail.com`), or null when nothing looks mistyped. */
export function suggestEmail({ email }: { email: string }): string | null {
  const tidied = tidyEmail(email)
  const [local, typed, ...more] = tidied.split('@')
  if (!local || !typed || more.length > 0) return null
  const domain = typed.toLowerCase()
  const suggested = emailDomains.includes(domain) ? null : closestDomain(domain)
  if (suggested) return `${local}@${suggested}`
  return tidied !== email.trim() && isEmail(tidied) ? tidied : null
}

/** Without what keyboards and sentences put into an address: apostrophes that lean, spaces, a full stop at its end. */
const tidyEmail = (email: string): string =>
  isEmail(email)
    ? email
    : email
        .replace(/\s/g, '')
        .replace(/[’‘ʼ′´`]/g, "'")
        .replace(/^(mailto:|<)|[>.,;:]+$/gi, '')
