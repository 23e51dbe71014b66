import type { GiftBlocks } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { languageOf, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Pictures } from '../../assets/public'
import { presentPicture } from '../../assets/public'
import { giftTexts } from '../texts/texts'
import type { StoredBox } from './boxes-repository'

/** Its asset. */
export const giftBlockPicture = 'gift-block'

/** The gift block of each locale (spec B §7). It shows the first of the boxes, where there is one. */
export const giftBlocks = ([firstBox]: Pick<StoredBox, 'id'>[], pictures: Pictures): GiftBlocks =>
  Object.fromEntries(
    locales.map((locale) => {
      const say = giftTexts(locale)
      const image = presentPicture(pictures(giftBlockPicture), {
        language: languageOf(locale),
        alt: say('block.alt'),
      })
      return [
        locale,
        {
          title: say('block.title'),
          subtitle: say('block.subtitle'),
          imageS: image,
          imageL: image,
          boxURL: firstBox ? paths.box(firstBox) : paths.search({ flow: 'gifting' }),
          singleVoucherURL: paths.search({ flow: 'gifting', type: 'singleVoucher' }),
          giftcardURL: paths.giftCard(),
          activityOnlyURL: paths.search({ flow: 'activity' }),
          campaign: 'gift-block',
          category: 'gift',
        },
      ]
    }),
  )
