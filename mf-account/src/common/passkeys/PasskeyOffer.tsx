import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './Passkeys.module.scss'
import { declineOffer } from './passkey-browser'
import { useMakePasskey } from './use-make-passkey'

/** Offers a passkey once, after a code was typed. */
export function PasskeyOffer({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('account')
  const make = useMakePasskey(onDone)
  const later = () => {
    declineOffer()
    onDone()
  }
  return (
    <div className={styles.offer}>
      <Heading level={1} look={2}>
        {t('passkeys.offerTitle')}
      </Heading>
      <p className={styles.lead}>{t('passkeys.offer', { email })}</p>
      {make.isError && (
        <Message tone="danger" announce>
          {t('passkeys.problem')}
        </Message>
      )}
      <Button size="l" wide busy={make.isPending || make.isSuccess} onClick={() => make.mutate()}>
        {t('passkeys.make')}
      </Button>
      <Button variant="text" onClick={later}>
        {t('passkeys.later')}
      </Button>
    </div>
  )
}
