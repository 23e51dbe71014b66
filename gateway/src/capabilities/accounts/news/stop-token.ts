import type { Signer } from '../../../platform/signer'

const purpose = 'account-news-stop'

/** `{accountId}.{mark}`: ends the mails of news by a press in one of them, without signing in. */
export const stopToken = (signer: Signer, accountId: string): string =>
  `${accountId}.${signer.sign(purpose, accountId)}`

/** Account that a token is for; null for one that we did not make. */
export function readStopToken(signer: Signer, token: string): string | null {
  const [accountId = '', mark = ''] = token.split('.')
  return signer.verify(purpose, accountId, mark) ? accountId : null
}
