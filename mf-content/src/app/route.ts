import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { landingKindOf } from '@escapade/shared-contracts/rules/visitor/landing-keys'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

export type Route =
  | { page: 'home'; flow: Flow }
  | { page: 'static' | 'help' | 'withdrawal'; id: string }
  | { page: 'contact' }
  | { page: 'ideas' }
  | { page: 'landing'; address: { key: string; slug: string } }
  | { page: 'minisite'; url: string }
  | { page: 'not-found' }

const homeFlows: readonly string[] = ['booking', 'gifting', 'activity'] satisfies Flow[]

/** Texts of the shop whose pages do more than be read, with a route of their own (remote.json). */
const textPages = new Map<string, 'help' | 'withdrawal'>([
  ['faq', 'help'],
  ['withdrawal', 'withdrawal'],
])

/** A first segment that no other page has may be that of a partner (SH-014): their list says. */
const ownSegments = ['static', 'contact', 'idees']
const minisiteUrl = /^[a-z0-9-]{2,60}$/

/** The page of a path; paths of ours that name nothing are not found. */
export function readRoute({ path, query }: PageLocation, locale: Locale): Route {
  const [, segment = '', ...rest] = path.split('/')
  const below = rest.filter(Boolean).join('/')
  if (segment === '')
    return { page: 'home', flow: homeFlows.includes(query.flow ?? '') ? (query.flow as Flow) : 'booking' }
  if (segment === 'static' && below) return { page: textPages.get(below) ?? 'static', id: below }
  if (segment === 'contact' && !below) return { page: 'contact' }
  if (segment === 'idees' && !below) return { page: 'ideas' }
  if (rest.length === 1 && below && landingKindOf({ locale, key: segment }))
    return { page: 'landing', address: { key: segment, slug: below } }
  const isOwn = ownSegments.includes(segment) || landingKindOf({ locale, key: segment }) !== null
  if (!below && !isOwn && minisiteUrl.test(segment)) return { page: 'minisite', url: segment }
  return { page: 'not-found' }
}
