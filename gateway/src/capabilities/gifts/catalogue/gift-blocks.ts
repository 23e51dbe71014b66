import type { GiftBlocks } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { languageOf, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { textIn, texts } from '../../../platform/texts/texts'
import { presentPicture } from '../../assets/present-picture'
import type { Pictures } from '../../assets/read-pictures'
import type { StoredBox } from './boxes-repository'
import { boxUri, giftsUri } from './present-box'

const title = texts(
  'Offrez le départ, pas l’objet',
  'Regala el viaje, no el objeto',
  'Geef een weekend weg, geen spullen',
  'Regala la partenza, non l’oggetto',
  'Give the trip, not the thing',
)

const subtitle = texts(
  'Par e-mail tout de suite, ou par la poste en 2 à 4 jours ouvrés. Valable 1 an.',
  'Por correo electrónico, al momento. Válido 1 año.',
  'Meteen per e-mail, of per post in 2 tot 4 werkdagen. 1 jaar geldig.',
  'Via e-mail subito, o per posta in 2-4 giorni lavorativi. Valido 1 anno.',
  'By e-mail at once, or by post in 2 to 4 working days. Valid for 1 year.',
)

const alt = texts(
  'Trois coffrets cadeaux et une enveloppe sur une table',
  'Tres cajas regalo y un sobre sobre una mesa',
  'Drie cadeauboxen en een envelop op een tafel',
  'Tre cofanetti regalo e una busta su un tavolo',
  'Three gift boxes and an envelope on a table',
)

/** Its asset. */
export const giftBlockPicture = 'gift-block'

/** The gift block of each locale (spec B §7). It shows the first of the boxes, where there is one. */
export const giftBlocks = ([firstBox]: Pick<StoredBox, 'id'>[], pictures: Pictures): GiftBlocks =>
  Object.fromEntries(
    locales.map((locale) => {
      const language = languageOf(locale)
      const image = presentPicture(pictures(giftBlockPicture), { language, alt: textIn(alt, language) })
      return [
        locale,
        {
          title: textIn(title, language),
          subtitle: textIn(subtitle, language),
          imageS: image,
          imageL: image,
          boxURL: firstBox ? boxUri(firstBox) : giftsUri,
          singleVoucherURL: '/search?flow=gifting&type=singleVoucher',
          giftcardURL: '/giftcard/customization',
          activityOnlyURL: '/search?flow=activity',
          campaign: 'gift-block',
          category: 'gift',
        },
      ]
    }),
  )
