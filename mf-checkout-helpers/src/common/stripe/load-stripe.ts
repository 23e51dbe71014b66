/** The part of Stripe's library in use (https://docs.stripe.com/js). */
export type StripeLibrary = {
  elements(options: { locale: string }): { create(type: 'card', options: object): CardElement }
  createPaymentMethod(wanted: { type: 'card'; card: CardElement }): Promise<MethodAnswer>
  paymentRequest(options: StripeRequestOptions): StripeRequest
}
export type CardElement = {
  mount(target: HTMLElement): void
  on(event: 'change', listener: (change: { complete: boolean }) => void): void
  destroy(): void
}
type MethodAnswer = { paymentMethod?: { id: string }; error?: { code?: string; decline_code?: string } }

export type StripeRequestOptions = {
  country: string
  currency: 'eur'
  total: { label: string; amount: number }
  requestPayerName: boolean
  requestPayerEmail: boolean
  requestPayerPhone: boolean
}
type StripeAddress = {
  line1?: string | null
  postal_code?: string | null
  city?: string | null
  country?: string | null
}
export type StripePaid = {
  payerName?: string
  payerEmail?: string
  payerPhone?: string
  paymentMethod: { id: string; billing_details: { address?: StripeAddress | null } }
  complete(result: 'success' | 'fail'): void
}
export type StripeRequest = {
  canMakePayment(): Promise<Record<string, boolean> | null>
  update(change: Pick<StripeRequestOptions, 'total'>): void
  show(): void
  on(event: 'paymentmethod', listener: (paid: StripePaid) => void): void
  on(event: 'cancel', listener: () => void): void
}

type StripeWindow = { Stripe?: (publicKey: string) => StripeLibrary }

/** Stripe wants it from its own address, and nothing between. The document's policies allow it where it is configured. */
const source = 'https://js.stripe.com/v3/'
let loading: Promise<void> | null = null

/** Loads the library once, when something of it is about to be shown. A failed load is tried again by the next call. */
export async function loadStripe(publicKey: string): Promise<StripeLibrary> {
  const library = window as StripeWindow
  loading ??= library.Stripe ? Promise.resolve() : addScript()
  await loading
  if (!library.Stripe) throw new Error('The library of Stripe is not there')
  return library.Stripe(publicKey)
}

const addScript = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading = null
      script.remove()
      reject(new Error('The library of Stripe could not be loaded'))
    })
    document.head.append(script)
  })
