import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { extensionMonths, extensionWindow } from '@escapade/shared-contracts/rules/gifts/gift-extension'
import { validMonths } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { withdrawalDays } from '@escapade/shared-contracts/rules/gifts/withdrawal-deadline'
import { referenceDays } from '@escapade/shared-contracts/rules/money/lowest-price-before'
import { reviewLinkDays } from '@escapade/shared-contracts/rules/stays/review-limits'
import {
  bcp47,
  countryOf,
  isLocale,
  type Locale,
  languageOf,
  type MarketLocale,
} from '@escapade/shared-contracts/rules/visitor/locale'
import type { Seller } from '@escapade/shared-contracts/settings/seller'
import { retentionDays } from '../../../platform/retention'
import law from './law.json'

/** Somebody who gets data of customers; `country`: ISO code of the place where it is kept. */
export type Recipient = { name: string; purpose: RecipientPurpose | { text: string }; country: string | null }
type RecipientPurpose = 'payments' | 'lending' | 'insurance' | 'mails' | 'cases' | 'hosting'

export type PageFacts = {
  /** Port: names of the ways to pay that work in the market. */
  paymentNames: (locale: Locale) => string[]
  /** Null where no file names it, as on a developer's machine: pages leave out what they would say of it. */
  seller: Seller | null
  /** Those that the settings in use name. */
  recipients: Recipient[]
  /** Payments go through Stripe, whose library keeps cookies of its own. */
  usesStripe: boolean
}

const daysOfYear = 365
const years = (days: number) => String(Math.floor(days / daysOfYear))

/** Terms that acts and jobs go by: pages name the same. */
const terms = {
  paidOrderYears: years(retentionDays.paidOrders),
  unpaidOrderDays: String(retentionDays.unpaidOrders),
  caseYears: years(retentionDays.cases),
  reviewYears: years(retentionDays.guestReviews),
  telemetryDays: String(retentionDays.telemetry),
  mailDays: String(retentionDays.mails),
  subscriptionDays: String(retentionDays.endedSubscriptions),
  giftMonths: String(validMonths),
  extensionMonths: String(extensionMonths),
  extensionBefore: String(extensionWindow.before),
  extensionAfter: String(extensionWindow.after),
  withdrawalDays: String(withdrawalDays),
  reviewLinkDays: String(reviewLinkDays),
  referenceDays: String(referenceDays),
}

/** Facts of the seller that pages name; each is empty where there is no file of it. */
export function sellerFacts(seller: Seller | null, locale: Locale): Record<string, string> {
  const lines = (address: readonly string[] = []) => address.join(', ')
  const mediator = seller?.mediators[countryOf(locale)]
  return {
    sellerName: seller?.name ?? '',
    sellerLegalForm: seller?.legalForm ?? '',
    sellerAddress: lines(seller?.address),
    sellerRegister: seller?.register ?? '',
    sellerVatNumber: seller?.vatNumber ?? '',
    sellerTravelRegister: seller?.travelRegister ?? '',
    sellerEmail: seller?.email ?? '',
    sellerPhone: seller?.phones[countryOf(locale)] ?? '',
    publisher: seller?.publisher ?? '',
    hostName: seller?.host.name ?? '',
    hostAddress: lines(seller?.host.address),
    hostPhone: seller?.host.phone ?? '',
    insurerName: seller?.liabilityInsurer.name ?? '',
    insurerAddress: lines(seller?.liabilityInsurer.address),
    lenderName: seller?.lender?.name ?? '',
    lenderAddress: lines(seller?.lender?.address),
    lenderRegister: seller?.lender?.register ?? '',
    protectorName: seller?.insolvencyProtector.name ?? '',
    protectorAddress: lines(seller?.insolvencyProtector.address),
    protectorEmail: seller?.insolvencyProtector.email ?? '',
    protectorPhone: seller?.insolvencyProtector.phone ?? '',
    mediatorName: mediator?.name ?? '',
    mediatorAddress: lines(mediator?.address),
    mediatorUrl: mediator?.url ?? '',
    dataContact: seller?.dataProtection.contact ?? '',
    dataEmail: seller?.dataProtection.email ?? '',
    accessibilityDay: seller
      ? formatDay({ day: seller.accessibility.assessedOn, language: bcp47(locale), style: 'full' })
      : '',
    accessibilityEmail: seller?.accessibility.email ?? '',
  }
}

const ofMarket = (locale: Locale): Record<string, string> =>
  law[isLocale(locale) ? (locale as MarketLocale) : 'fr_FR']

/** Facts of the shop in a market, by the names that pages write in `{{…}}`; empty: the shop has not got it. */
export const factsOf = (
  { paymentNames, seller }: Pick<PageFacts, 'paymentNames' | 'seller'>,
  locale: Locale,
): Record<string, string> => ({
  ...terms,
  ...sellerFacts(seller, locale),
  ...ofMarket(locale),
  paymentMethods: new Intl.ListFormat(languageOf(locale), { type: 'disjunction' }).format(
    paymentNames(locale),
  ),
})
