import type { Buyer } from '@escapade/shared-contracts/api/orders/orders-schemas'

/** Payment asked of a wallet: cents, euros (CH-014). */
export type WalletAsk = { amountCents: number; currency: 'EUR'; label: string }

/** Payer as the wallet knows them, and its word for the payment. */
export type WalletAnswer = {
  buyer: Buyer
  /** The token that stands for the payment. */
  authorise(): Promise<string>
  /** Lets the wallet show what became of it, and close. */
  complete(result: 'success' | 'fail'): void
}

/** A wallet of this browser: the provider's library in production, the sandbox's sheet elsewhere. */
export type Wallet = {
  /** `Apple Pay` */
  name: string
  /** Null when the visitor closed it. Called within a press: browsers open no wallet otherwise. */
  open(ask: WalletAsk): Promise<WalletAnswer | null>
}
