import * as paths from '@escapade/shared-contracts/paths'
import { giftAdults } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import { readCardDesigns } from '../catalogue/card-designs'
import { defaultCardDesign } from '../catalogue/gift-cards'
import type { SoldGift } from '../records/sold-gifts'
import { giftTexts } from '../texts/texts'

/** A gift card that customer care gives: of any amount, in the design that comes first. */
export async function freeCard(
  db: Db,
  { locale, cents }: { locale: Locale; cents: number },
): Promise<SoldGift> {
  const design = defaultCardDesign(locale, await readCardDesigns(db))
  const t = giftTexts(locale)
  return {
    kind: 'giftCard',
    format: 'digital',
    productId: null,
    nights: null,
    adults: giftAdults,
    label: t('orderLines.card'),
    image: design.image,
    searchUri: paths.search({ flow: 'booking' }),
    fromName: 'Escapade',
    message: t('goodwill.message'),
    subElements: [],
    delivery: null,
    worthCents: cents,
    paidCents: 0,
  }
}
