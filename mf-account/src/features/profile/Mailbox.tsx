import { useReady } from '@escapade/remote-kit/runtime/mount-context'
import type { Account } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskMailbox } from './AskMailbox'
import styles from './Profile.module.scss'
import { ProveMailboxes } from './ProveMailboxes'
import { type PendingChange, pendingChange } from './pending-change'

/** The address that the account goes by; another one is proven beside it before it takes its place. */
export function Mailbox({ account }: { account: Account }) {
  const { t } = useTranslation('account')
  const isReady = useReady()
  const [isAsking, setAsking] = useState(false)
  const [isChanged, setChanged] = useState(false)
  // `undefined`: as the tab has kept it.
  const [chosen, setChosen] = useState<PendingChange | null>()
  const kept = isReady ? pendingChange.read(tabStorage, new Date()) : null
  const pending = chosen === undefined ? kept : chosen
  const change = (next: PendingChange | null) => {
    pendingChange.write(tabStorage, next)
    setChosen(next)
  }
  const stop = () => {
    change(null)
    setAsking(false)
  }
  return (
    <section className={styles.section} aria-labelledby="mailbox-title">
      <Heading level={2} look={3} id="mailbox-title">
        {t('mailbox.title')}
      </Heading>
      <p className={styles.lead}>{t('profile.email', { email: account.email })}</p>
      {isChanged && (
        <Message tone="success" announce>
          {t('mailbox.changed')}
        </Message>
      )}
      {pending && (
        <ProveMailboxes
          key={pending.changeId}
          present={account.email}
          pending={pending}
          onStop={stop}
          onOver={() => {
            change(null)
            setAsking(true)
          }}
          onChanged={() => {
            stop()
            setChanged(true)
          }}
        />
      )}
      {!pending && isAsking && <AskMailbox present={account.email} onAsked={change} onStop={stop} />}
      {!pending && !isAsking && (
        <div>
          <Button
            variant="line"
            onClick={() => {
              setChanged(false)
              setAsking(true)
            }}
          >
            {t('mailbox.change')}
          </Button>
        </div>
      )}
    </section>
  )
}
