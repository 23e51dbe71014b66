import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import * as paths from '@escapade/shared-contracts/paths'

export type Route = {
  page: 'signIn' | 'trips' | 'gifts' | 'profile' | 'security' | 'wishlist' | 'mails' | 'account' | 'not-found'
}

const pages: Record<string, Route['page']> = {
  [paths.signIn()]: 'signIn',
  [paths.trips()]: 'trips',
  [paths.ownedGifts()]: 'gifts',
  [paths.profile()]: 'profile',
  [paths.security()]: 'security',
  [paths.wishlist()]: 'wishlist',
  [paths.stopMails()]: 'mails',
  [paths.account()]: 'account',
}

export const readRoute = ({ path }: PageLocation): Route => ({ page: pages[path] ?? 'not-found' })

/** Pages that show something of a person: without a session they lead to the sign-in. */
const ofHolder: Route['page'][] = ['trips', 'gifts', 'profile', 'security']
export const needsSession = ({ page }: Route): boolean => ofHolder.includes(page)
