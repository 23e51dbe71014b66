import type { Config } from '../../../platform/config'
import type { Recipient } from './facts'

type Settings = Pick<Config, 'seller' | 'stripeSecretKey' | 'alma' | 'insurer' | 'smtpUrl' | 'crmUrl'>

/** Recipients of customers' data by the settings in use, and those that the file of the seller adds. */
export function recipientsOf({
  seller,
  stripeSecretKey,
  alma,
  insurer,
  smtpUrl,
  crmUrl,
}: Settings): Recipient[] {
  const hostOf = (address: string) => new URL(address).hostname
  return [
    ...(stripeSecretKey
      ? [{ name: 'Stripe Payments Europe, Ltd.', purpose: 'payments', country: 'IE' } as const]
      : []),
    ...(alma
      ? [{ name: seller?.lender?.name ?? 'Alma SAS', purpose: 'lending', country: 'FR' } as const]
      : []),
    ...(insurer ? [{ name: insurer.name, purpose: 'insurance', country: null } as const] : []),
    ...(smtpUrl ? [{ name: hostOf(smtpUrl), purpose: 'mails', country: null } as const] : []),
    ...(crmUrl ? [{ name: hostOf(crmUrl), purpose: 'cases', country: null } as const] : []),
    ...(seller ? [{ name: seller.host.name, purpose: 'hosting', country: null } as const] : []),
    ...(seller?.processors ?? []).map(({ name, purpose, country }) => ({
      name,
      purpose: { text: purpose },
      country,
    })),
  ]
}
