import type { StayPackage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'

/** Terms of cancelling an offer, as a line says them. */
export const refundOf = (
  { priceType, cancellationPolicy: policy }: StayPackage,
  { textLanguage: language }: Pick<Visit, 'textLanguage'>,
) => ({ hasDates: priceType === 'final-price', policy, language })
