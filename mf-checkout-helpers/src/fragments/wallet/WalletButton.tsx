import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Legal } from '../../app/Legal'
import { AlreadyBooked } from '../../features/order/AlreadyBooked'
import { walletMethodsQuery } from '../../features/payment/payment-methods-query'
import type { CheckoutStay } from '../../features/stay/checkout-stay'
import { useSandboxWallet } from '../../features/wallet/use-sandbox-wallet'
import { useStripeWallet } from '../../features/wallet/use-stripe-wallet'
import styles from '../../features/wallet/Wallet.module.scss'
import { WalletFailure } from '../../features/wallet/WalletFailure'
import { summaryUri } from './summary-uri'
import { useWalletPayment } from './use-wallet-payment'
import { useWalletStay, type WalletProblem } from './use-wallet-stay'

type Props = FragmentProps['mf-checkout-helpers/wallet']

/** Pays for a stay without a form, where the market is offered a wallet. A caller of customer care pays by a link. */
export function WalletButton(props: Props) {
  const { locale, customerCare } = useVisit()
  const { data } = useQuery({ ...walletMethodsQuery(useApi(), locale), enabled: !customerCare })
  const name = data?.methods.find(({ way }) => way === 'wallet')?.names[0]
  return data && name ? <OfferedWallet {...props} name={name} provider={data.provider} /> : null
}

type Offered = Props & { name: string; provider: PaymentMethods['provider'] }

function OfferedWallet({ productId, label, quote: known, name, provider }: Offered) {
  const { publicKey } = provider
  const isStripe = provider.name === 'stripe'
  const { t } = useTranslation('checkout')
  const { criteria } = useCriteria()
  const [problem, setProblem] = useState<WalletProblem | null>(null)
  const { stay, quote, waits, problem: missing } = useWalletStay(productId, known)
  const legal = quote && <Legal offer={{ kind: 'stay', services: quote.programLineList }} isDated />
  const sandbox = useSandboxWallet(name, legal)
  const amountCents = quote?.priceInfo?.sellPrice
  const ofBrowser = useStripeWallet(publicKey, { label, amountCents })
  const payment = useWalletPayment()
  const wallet = isStripe ? ofBrowser : sandbox.wallet
  if (!wallet) return null

  const press = (bookAgain: boolean) => {
    setProblem(missing)
    if (missing || !stay || !amountCents) return
    void payment.pay(wallet, {
      stay,
      amountCents,
      label,
      bookAgain,
      policy: quote?.cancellationPolicy ?? null,
    })
  }
  const isBooked = payment.booked !== null && isSameStay(payment.booked, stay)
  return (
    <div className={styles.wallet}>
      <Button variant="line" size="l" wide busy={payment.busy || waits} onClick={() => press(false)}>
        {wallet.name === t('wallet.sandbox')
          ? t('wallet.button_sandbox')
          : t('wallet.button', { name: wallet.name })}
      </Button>
      {isStripe && legal}
      {problem !== null && problem === missing && (
        <Message tone="danger" announce title={t(`wallet.problem.${problem}`)} />
      )}
      {isBooked && <AlreadyBooked onAgain={() => press(true)} />}
      {criteria.error && stay && <WalletFailure name={wallet.name} summaryUri={summaryUri(stay)} />}
      {sandbox.sheet}
    </div>
  )
}

/** Asked about one stay: other nights are another one. */
const isSameStay = (asked: CheckoutStay, stay: CheckoutStay | null) =>
  JSON.stringify(asked) === JSON.stringify(stay)
