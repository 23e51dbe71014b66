import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { Message } from '@escapade/shared-ui/message/Message'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sandboxBuyer, walletCards } from './sandbox-buyer'
import styles from './Wallet.module.scss'
import type { WalletAsk } from './wallet'

type Props = {
  name: string
  ask: WalletAsk
  legal: ReactNode
  busy: boolean
  onPay: (cardNumber: string) => void
  onClose: () => void
}

/** Sheet in the place of a browser's wallet: the purchase, the amount, the buyer and the card. */
export function SandboxSheet({ name, ask, legal, busy, onPay, onClose }: Props) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  const [card, setCard] = useState<string>(walletCards[0].number)
  const amount = formatCents({ cents: ask.amountCents, locale })
  const { firstName, lastName, email } = sandboxBuyer
  const pay = (
    <Button variant="action" size="l" wide busy={busy} onClick={() => onPay(card)}>
      {busy ? t('payment.paying') : t('payment.payWith', { amount, name })}
    </Button>
  )
  return (
    <Dialog title={name} size="s" onClose={onClose} footer={pay}>
      <div className={styles.sheet}>
        <Message tone="info" title={t('wallet.sandbox')}>
          {t('wallet.sandboxText')}
        </Message>
        <p className={styles.total}>
          <span>{ask.label}</span>
          <b className="num">{amount}</b>
        </p>
        <p>
          <b>{t('wallet.payer')}</b>
          <br />
          {firstName} {lastName}, {email}
        </p>
        <RadioGroup
          legend={t('wallet.card')}
          value={card}
          onChange={setCard}
          options={walletCards.map(({ number, words }) => ({
            value: number,
            label: t(`wallet.cards.${words}`, { last4: number.slice(-4) }),
          }))}
        />
        {legal}
      </div>
    </Dialog>
  )
}
