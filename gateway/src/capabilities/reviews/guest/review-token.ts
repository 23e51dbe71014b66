import type { Signer } from '../../../platform/signer'

const purpose = 'guest-review'

/** Token in a mail's link: the invitation and a mark that only this shop can make; nothing about the order. */
export const reviewToken = (signer: Signer, invitationId: string): string =>
  `${invitationId}.${signer.sign(purpose, invitationId)}`

/** Id of the invitation; null for a token that we did not make. */
export function readReviewToken(signer: Signer, token: string): string | null {
  const [id = '', mark = ''] = token.split('.')
  return signer.verify(purpose, id, mark) ? id : null
}
