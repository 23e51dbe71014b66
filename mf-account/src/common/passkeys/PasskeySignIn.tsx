import { useApi } from '@escapade/remote-kit/runtime/query'
import { askForPasskey, signInByPasskey } from '@escapade/shared-contracts/api/accounts/accounts'
import type { SignedIn } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Passkeys.module.scss'
import { signWithPasskey } from './passkey-browser'

/** Signs in by a passkey, in place of the code. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (account: SignedIn) => unknown }) {
  const { t } = useTranslation('account')
  const api = useApi()
  const sign = useMutation({
    async mutationFn() {
      const { options } = await api.send(askForPasskey, {})
      const signed = await signWithPasskey(options)
      return api.send(signInByPasskey, { body: { ...signed, response: { ...signed.response } } as never })
    },
    onSuccess: onSignedIn,
  })
  return (
    <>
      <p className={styles.or}>{t('passkeys.or')}</p>
      {sign.isError && (
        <Message tone="danger" announce>
          {t('passkeys.signInProblem')}
        </Message>
      )}
      <Button
        variant="line"
        size="l"
        wide
        icon="lock"
        busy={sign.isPending || sign.isSuccess}
        onClick={() => sign.mutate()}
      >
        {t('passkeys.signIn')}
      </Button>
    </>
  )
}
