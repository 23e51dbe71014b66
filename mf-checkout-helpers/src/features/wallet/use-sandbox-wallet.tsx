import { useApi } from '@escapade/remote-kit/runtime/query'
import { createCardToken } from '@escapade/shared-contracts/api/orders/orders'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { sandboxBuyer } from './sandbox-buyer'
import type { Wallet, WalletAnswer, WalletAsk } from './wallet'

const SandboxSheet = lazy(() =>
  import('./SandboxSheet').then(({ SandboxSheet: view }) => ({ default: view })),
)

type Open = { ask: WalletAsk; settle: (answer: WalletAnswer | null) => void; isPaying: boolean }

/** The embedded wallet: a sheet of our own over the page, with test cards. `legal` stands above its button. */
export function useSandboxWallet(name: string, legal: ReactNode): { wallet: Wallet; sheet: ReactNode } {
  const api = useApi()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  const answerWith = (number: string): WalletAnswer => ({
    buyer: sandboxBuyer,
    async authorise() {
      const expiryYear = new Date().getFullYear() + 2
      const card = { number, expiryMonth: 12, expiryYear, cvc: '123' }
      return (await api.send(createCardToken, { body: card })).paymentMethod
    },
    complete: close,
  })
  const wallet: Wallet = {
    name,
    open: (ask) => new Promise((settle) => setOpen({ ask, settle, isPaying: false })),
  }
  const sheet = open && (
    <Suspense fallback={null}>
      <SandboxSheet
        name={name}
        ask={open.ask}
        legal={legal}
        busy={open.isPaying}
        onPay={(number) => {
          setOpen({ ...open, isPaying: true })
          open.settle(answerWith(number))
        }}
        onClose={() => {
          if (open.isPaying) return
          close()
          open.settle(null)
        }}
      />
    </Suspense>
  )
  return { wallet, sheet }
}
