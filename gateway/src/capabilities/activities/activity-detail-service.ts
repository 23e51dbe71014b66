import type {
  ActivityAvailabilities,
  ActivityOnlyDetail,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { Link } from '@escapade/shared-contracts/api/common-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { monthsAhead } from '@escapade/shared-contracts/rules/dates/months-to-load'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import { AppError } from '../../platform/http/errors'
import { textIn } from '../../platform/texts/texts'
import { presentPicture } from '../assets/public'
import type { FindPlace, Place, PlaceReader } from '../destinations/public'
import { readHierarchy } from '../destinations/public'
import type { LabelReader } from '../labels/public'
import type { ActivitiesRepository, StoredCenter, StoredProduct } from './activities-repository'
import { isSold, openDays } from './activity-days'
import { activityPageModel } from './activity-page-models'
import { centerUri, presentCenter, presentPart, presentPrices } from './present-activity'

type Deps = { activities: ActivitiesRepository; placesNow: PlaceReader; labelsNow: LabelReader; clock: Clock }

export const createActivityDetailService = ({ activities, placesNow, labelsNow, clock }: Deps) => ({
  async detail({ id, locale }: { id: string; locale: Locale }): Promise<ActivityOnlyDetail> {
    const [product, findPlace, { labelOf }] = await Promise.all([
      findProduct(activities, id),
      placesNow(),
      labelsNow(),
    ])
    const [prices, found, place] = await Promise.all([
      activities.findPrices([id]),
      activities.findCenters(centerIds(product)),
      readTown(activities, findPlace, product),
    ])
    const centers = new Map(found.map((center) => [center.id, center]))
    const center = centers.get(product.centerId)
    if (!center) throw new AppError('product-not-found', { id })
    const language = languageOf(locale)
    const sold = isSold(product, clock.today())
    return {
      id,
      label: textIn(product.labels, language),
      headwords: textIn(product.headwords, language),
      description: textIn(product.descriptions, language),
      theme: product.theme,
      activities: product.parts.map((part) => presentPart(part, { centers, labelOf, locale })),
      niceToKnow: product.niceToKnow[language],
      importantInfos: product.importantInfos[language],
      imagesBySize: product.pictures.map((picture) => presentPicture(picture, { language })),
      prices: presentPrices(prices),
      breadCrumb: breadCrumb({
        places: place ? await readHierarchy({ place, findPlace }) : [],
        center,
        locale,
      }),
      pageModel: activityPageModel({ product, center, labelOf, locale, isSold: sold }),
      published: sold,
      uri: paths.activity({ id }),
      mainActivityCenter: presentCenter(center, { language }),
    }
  },

  /** Days of some months on which the party still has places. */
  async availabilities({
    id,
    month,
    length,
    adults,
  }: {
    id: string
    month: string | undefined
    length: number
    adults: number
  }): Promise<ActivityAvailabilities> {
    const product = await findProduct(activities, id)
    const today = clock.today()
    const minMonth = monthOf(today)
    const maxMonth = addMonths(minMonth, monthsAhead)
    const first = month && month > minMonth ? month : minMonth
    const last = addMonths(first, length - 1)
    const from = firstDayOf(first)
    const to = lastDayOf(earlier(last, maxMonth))
    const taken = await activities.takenDays({ productId: id, from, to })
    return { days: openDays({ product, from, to, taken, adults, today }), minMonth, maxMonth }
  },
})

const earlier = (one: string, other: string) => (one < other ? one : other)

async function findProduct(activities: ActivitiesRepository, id: string): Promise<StoredProduct> {
  const product = await activities.findProduct(id)
  if (!product) throw new AppError('product-not-found', { id })
  return product
}

const centerIds = ({ centerId, parts }: StoredProduct) => [
  ...new Set([centerId, ...parts.flatMap(({ centers }) => centers.map(({ id }) => id))]),
]

async function readTown(
  activities: ActivitiesRepository,
  findPlace: FindPlace,
  { centerId }: StoredProduct,
): Promise<Place | null> {
  const [center] = await activities.findCenters([centerId])
  return center ? findPlace({ category: 'city', id: center.cityId }) : null
}

/** Crumbs of day activities too lead from the country down to the house, each with its activities. */
function breadCrumb({
  places,
  center,
  locale,
}: {
  places: Place[]
  center: StoredCenter
  locale: Locale
}): Link[] {
  const links = places.map(({ category, id, names }) => ({
    label: textIn(names, languageOf(locale)),
    uri: paths.search({ flow: 'activity', hash: serializeCriteria({ criteria: { [category]: id } }) }),
  }))
  return [...links, { label: center.label, uri: centerUri(center) }]
}
