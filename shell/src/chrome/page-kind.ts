import * as paths from '@escapade/shared-contracts/paths'

/** Kinds of page (`page` of a remote's route) and paths whose header is only a logo and a way back (D13). */
export const hasSimpleHeader = (page: string): boolean => page === 'checkout' || page === 'confirmation'

const footerless = [paths.signIn(), paths.receivedGift()]

/** D13: no footer where it would lead away from paying or signing in. */
export const hasFooter = ({ page, path }: { page: string; path: string }): boolean =>
  page !== 'checkout' && page !== 'splash' && page !== 'customer-care' && !footerless.includes(path)
