import * as paths from '@escapade/shared-contracts/paths'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { shopOrigin } from '../../platform/shop-url'
import type { Signer } from '../../platform/signer'

export type NewsletterAction = 'confirm' | 'unsubscribe'

const purpose = (action: NewsletterAction) => `newsletter-${action}`

/** Address that a mail's link opens: `…/confirm/{id}.{mark}`. Nothing about the subscriber is in it. */
export const newsletterLink = (
  { signer, publicOrigin }: { signer: Signer; publicOrigin: string },
  { action, id, locale }: { action: NewsletterAction; id: string; locale: Locale },
): string =>
  shopOrigin({ publicOrigin, locale }) +
  paths.newsletter({ action, token: `${id}.${signer.sign(purpose(action), id)}` })

/** Id of the subscription that a link is for; null for a link that we did not make. */
export function readNewsletterToken(signer: Signer, action: NewsletterAction, token: string): string | null {
  const [id = '', mark = ''] = token.split('.')
  return signer.verify(purpose(action), id, mark) ? id : null
}
