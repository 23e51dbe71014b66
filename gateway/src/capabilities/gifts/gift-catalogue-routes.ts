import { Id, LocaleCode } from '@escapade/shared-contracts/api/common-schemas'
import {
  getBoxesBlock,
  getGiftBlocks,
  getGiftBox,
  getGiftBoxes,
  getGiftCardOptions,
  getGiftPrices,
  getShippingCost,
  getSubElements,
} from '@escapade/shared-contracts/api/gifts/gifts'
import {
  BoxesBlock,
  GiftBlocks,
  GiftBox,
  GiftBoxDetail,
  GiftBoxesQuery,
  GiftCardOptions,
  GiftPrice,
  GiftPricesQuery,
  ShippingCost,
  SubElements,
} from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { AppError } from '../../platform/http/errors'
import { fewSeconds } from '../../platform/http/public-answers'
import { registerCall } from '../../platform/http/routes'
import type { CreateCache } from '../../platform/revision/create-cache'
import { readPictures } from '../assets/public'
import { createLabelReader, type LabelReader } from '../labels/public'
import { type BoxShelf, createBoxShelf, rememberCounts } from './catalogue/box-shelf'
import { readCardDesigns } from './catalogue/card-designs'
import { giftBlockPictures, giftBlocks } from './catalogue/gift-blocks'
import { giftCardOptions } from './catalogue/gift-cards'
import { createGiftPrices } from './catalogue/gift-prices'
import { boxesBlock, presentBox, presentBoxDetail } from './catalogue/present-box'
import { shippingCost } from './catalogue/shipping-cost'
import { subElementGroups, subElementPictures } from './catalogue/sub-elements'

type Deps = { db: Db; clock: Clock; createCache: CreateCache; leastHotels: number }

const ofLocale = z.object({ locale: LocaleCode })
const example = { query: { locale: 'fr_FR' as const } }

/** Routes for what can be given, and its prices. */
export function giftCatalogueRoutes(app: FastifyInstance, { db, clock, createCache, leastHotels }: Deps) {
  const shelf = { db, clock, leastHotels }
  const boxes = createBoxShelf(shelf, rememberCounts(shelf, createCache))
  priceRoutes(app, { db, clock, createCache })
  boxRoutes(app, { boxes, labelsNow: createLabelReader({ db, createCache }) })

  registerCall(app, {
    endpoint: getGiftBlocks,
    response: GiftBlocks,
    summary: 'The ways to give a stay, by locale',
    requirements: ['GW-026', 'SC-030'],
    example: {},
    cache: fewSeconds,
    handler: async () =>
      giftBlocks(await boxes.onSale(), await readPictures(db, Object.values(giftBlockPictures))),
  })

  registerCall(app, {
    endpoint: getGiftCardOptions,
    query: ofLocale,
    response: GiftCardOptions,
    summary: 'Amounts, designs and formats of gift cards',
    requirements: ['GI-036'],
    example,
    handler: async ({ query }) => giftCardOptions(query.locale, await readCardDesigns(db)),
  })
}

function priceRoutes(app: FastifyInstance, deps: Omit<Deps, 'leastHotels'>) {
  const giftPrices = createGiftPrices(deps)

  registerCall(app, {
    endpoint: getGiftPrices,
    query: GiftPricesQuery,
    response: z.array(GiftPrice),
    summary: 'What a voucher costs by number of nights: of one product, or the lowest of all',
    requirements: ['GW-017', 'SC-018'],
    example,
    handler: ({ query: { adults, productId } }) => giftPrices({ adults, productId }),
  })

  registerCall(app, {
    endpoint: getShippingCost,
    query: ofLocale,
    response: ShippingCost,
    summary: 'Postage of printed gifts, at home and abroad',
    requirements: ['GW-016', 'SC-019'],
    errors: ['gift-format-not-offered'],
    example,
    handler({ query }) {
      const cost = shippingCost(query.locale)
      if (!cost) throw new AppError('gift-format-not-offered', query)
      return cost
    },
  })

  registerCall(app, {
    endpoint: getSubElements,
    query: ofLocale,
    response: SubElements,
    summary: 'What printed gifts can be made and packed with',
    requirements: ['GW-012', 'SC-022'],
    example,
    handler: async ({ query }) => ({
      availableCustomSubElements: subElementGroups(
        query.locale,
        await readPictures(deps.db, subElementPictures),
      ),
    }),
  })
}

function boxRoutes(app: FastifyInstance, { boxes, labelsNow }: { boxes: BoxShelf; labelsNow: LabelReader }) {
  registerCall(app, {
    endpoint: getGiftBoxes,
    query: GiftBoxesQuery,
    response: z.array(GiftBox),
    summary: 'Gift boxes in their order, also of one theme',
    requirements: ['GW-023', 'SC-028'],
    example,
    async handler({ query: { locale, theme } }) {
      const [onSale, { labelOf }] = await Promise.all([boxes.onSale({ theme }), labelsNow()])
      return onSale.map((box) => presentBox(box, { locale, labelOf }))
    },
  })

  registerCall(app, {
    endpoint: getGiftBox,
    params: z.object({ id: Id }),
    query: ofLocale,
    response: GiftBoxDetail,
    summary: 'A gift box: what is in it, for whom, at what price',
    requirements: ['GW-023', 'GI-034'],
    errors: ['gift-box-not-found'],
    example: { ...example, params: { id: 'green-night' } },
    async handler({ params, query }) {
      const [[box], { labelOf }] = await Promise.all([boxes.onSale({ id: params.id }), labelsNow()])
      if (!box) throw new AppError('gift-box-not-found', params)
      return presentBoxDetail(box, { locale: query.locale, labelOf })
    },
  })

  registerCall(app, {
    endpoint: getBoxesBlock,
    params: ofLocale,
    response: BoxesBlock,
    summary: 'The boxes most given',
    requirements: ['GW-025', 'SC-028', 'SC-029'],
    example: { params: { locale: 'fr_FR' } },
    cache: fewSeconds,
    async handler({ params }) {
      const [onSale, { labelOf }] = await Promise.all([boxes.onSale(), labelsNow()])
      return boxesBlock(onSale, { locale: params.locale, labelOf })
    },
  })
}
