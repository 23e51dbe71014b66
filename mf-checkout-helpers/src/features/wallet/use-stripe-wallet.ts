import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { useEffect, useState } from 'react'
import type { Wallet } from './wallet'

type Sale = { label: string; amountCents: number | undefined }

/** Null while it is looked for, where the browser has no wallet, and without Stripe. */
export function useStripeWallet(publicKey: string | null, { label, amountCents }: Sale): Wallet | null {
  const { logError } = useShell()
  const { locale } = useVisit()
  const [wallet, setWallet] = useState<Wallet | null>(null)
  const country = countryOf(locale)
  // Any amount tells whether there is a wallet; what is paid is said when it opens.
  const probe = amountCents ?? 100
  useEffect(() => {
    if (!publicKey) return
    let isWanted = true
    import('./stripe-wallet')
      .then(({ findStripeWallet }) => findStripeWallet({ publicKey, country, label, amountCents: probe }))
      .then((found) => isWanted && setWallet(found))
      .catch(logError)
    return () => {
      isWanted = false
    }
  }, [publicKey, country, label, probe, logError])
  return wallet
}
