import { useApi } from '@escapade/remote-kit/runtime/query'
import { signIn } from '@escapade/shared-contracts/api/accounts/accounts'
import type { SignedIn } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { signInProblem } from '../../common/proof/sign-in-problem'
import styles from './SignIn.module.scss'

type Props = {
  /** Secret of the link in the mail. */
  link: string
  onSignedIn: (account: SignedIn) => unknown
  /** Way to ask anew, where the link is good for nothing. */
  again: ReactNode
}

/** Signs in by the link of a mail, on the device that asked for it. The secret leaves the address at once. */
export function LinkSignIn({ link, onSignedIn, again }: Props) {
  const { t } = useTranslation('account')
  const api = useApi()
  const redeem = useMutation({
    mutationFn: () => api.send(signIn, { body: { link } }),
    onSuccess: onSignedIn,
  })
  const begin = useEffectEvent(() => {
    const address = new URL(window.location.href)
    address.searchParams.delete('link')
    window.history.replaceState(window.history.state, '', address)
    redeem.mutate()
  })
  useEffect(() => begin(), [])
  if (!redeem.isError)
    return (
      <>
        <Heading level={1} look={2}>
          {t('signIn.linkTitle')}
        </Heading>
        <Message announce>{t('signIn.link')}</Message>
      </>
    )
  // Its device has the code's form open: asking anew here would sign in another one.
  if (signInProblem(redeem.error).kind === 'device')
    return (
      <>
        <Heading level={1} look={2}>
          {t('signIn.deviceTitle')}
        </Heading>
        <p className={styles.lead}>{t('signIn.problem.device')}</p>
        {again}
      </>
    )
  return (
    <>
      <Message tone="danger" announce>
        {signInProblem(redeem.error).kind === 'code' ? t('signIn.linkOver') : t('signIn.problem.unreachable')}
      </Message>
      {again}
    </>
  )
}
