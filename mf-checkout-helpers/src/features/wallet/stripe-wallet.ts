import type { Buyer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { toPersonName } from '@escapade/shared-contracts/rules/text/person-rules'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { loadStripe, type StripePaid, type StripeRequest } from '../../common/stripe/load-stripe'
import type { Wallet, WalletAnswer } from './wallet'

type Options = { publicKey: string; country: string; label: string; amountCents: number }

/** Names that the library gives to the wallets of browsers. */
const names: Record<string, string> = { applePay: 'Apple Pay', googlePay: 'Google Pay', link: 'Link' }

/** The wallet of this browser through Stripe's library (Payment Request); null where it has none. */
export async function findStripeWallet(options: Options): Promise<Wallet | null> {
  const { publicKey, country, label, amountCents: amount } = options
  const stripe = await loadStripe(publicKey)
  const request = stripe.paymentRequest({
    country,
    currency: 'eur',
    total: { label, amount },
    requestPayerName: true,
    requestPayerEmail: true,
    requestPayerPhone: true,
  })
  const able = await request.canMakePayment()
  const name = Object.entries(able ?? {}).find(([key, can]) => can && names[key])?.[0]
  return name ? walletOf(request, names[name] ?? name, country) : null
}

function walletOf(request: StripeRequest, name: string, country: string): Wallet {
  let settle: (answer: WalletAnswer | null) => void = () => {}
  request.on('paymentmethod', (paid) => settle(answerOf(paid, country)))
  request.on('cancel', () => settle(null))
  return {
    name,
    open: ({ amountCents: amount, label }) =>
      new Promise((resolve) => {
        settle = resolve
        request.update({ total: { label, amount } })
        request.show()
      }),
  }
}

const answerOf = (paid: StripePaid, country: string): WalletAnswer => ({
  buyer: buyerOf(paid, country),
  authorise: async () => paid.paymentMethod.id,
  complete: (result) => paid.complete(result),
})

/** Orders want an address; what a wallet keeps to itself is a dash. */
const unknown = '-'

export function buyerOf(
  { payerName = '', payerEmail = '', payerPhone = '', paymentMethod }: StripePaid,
  country: string,
): Buyer {
  const [firstName = '', ...rest] = toPersonName(payerName).split(/\s+/)
  const { line1, postal_code, city, country: home } = paymentMethod.billing_details.address ?? {}
  return {
    email: payerEmail,
    civility: 'OTHER',
    firstName: firstName || unknown,
    lastName: rest.join(' ') || firstName || unknown,
    phoneNumber: parsePhoneNumberFromString(payerPhone, country as CountryCode)?.number ?? payerPhone,
    addressLine: line1 || unknown,
    postalCode: postal_code || unknown,
    city: city || unknown,
    country: home || country,
  }
}
