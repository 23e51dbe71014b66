import type {
  ActivityOnlyPackage,
  ActivityResult,
  ActivitySearchAnswer,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { Facet, SearchDetails } from '@escapade/shared-contracts/api/search/search-schemas'
import { priceStepCents } from '@escapade/shared-contracts/rules/search/price-slider'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import { textIn } from '../../platform/texts/texts'
import type { PlaceReader } from '../destinations/public'
import { hierarchyLinks, readHierarchy } from '../destinations/public'
import type { LabelOf, LabelReader, LabelView } from '../labels/public'
import { placeOf } from '../search/public'
import type { ActivitiesRepository } from './activities-repository'
import { mainTitle, resultsPageModel } from './activity-page-models'
import { type ActivityOrder, planActivitySearch } from './activity-plan'
import type { createActivitySearchRepository, FoundActivity } from './activity-search-repository'
import { activitySearchUri } from './activity-search-uri'
import { presentActivityCard } from './present-activity'
import { filterTheme } from './themes'

type Deps = {
  activities: ActivitiesRepository
  searches: ReturnType<typeof createActivitySearchRepository>
  placesNow: PlaceReader
  labelsNow: LabelReader
  clock: Clock
}

export const createActivitySearchService =
  ({ activities, searches, placesNow, labelsNow, clock }: Deps) =>
  async (order: ActivityOrder): Promise<ActivitySearchAnswer> => {
    const { locale, searchCriterias: criterias } = order
    const language = languageOf(locale)
    const key = criterias.hotelId ? null : placeOf(criterias)
    const [findPlace, labels] = await Promise.all([placesNow(), labelsNow()])
    const { labelOf } = labels
    const place = key && (await findPlace(key))
    const plan = planActivitySearch({ order, place, today: clock.today() })
    const found = await searches.search(plan)
    const cards = await readCards({
      activities,
      found: found.activities,
      adults: plan.adults,
      labelOf,
      locale,
    })
    const hierarchy = place ? await readHierarchy({ place, findPlace }) : []
    const [center = null] = criterias.hotelId ? await activities.findCentersLike(criterias.hotelId) : []
    const results = { theme: oneTheme(order), place, center, labels, locale }
    return {
      searchDetails: {
        ...describe(order, found.total),
        destination: place && {
          id: place.id,
          category: place.category,
          label: textIn(place.names, language),
        },
        location: plan.origin && { lat: plan.origin.latitude, lng: plan.origin.longitude },
        locationHierarchy: hierarchyLinks({ places: hierarchy, locale }),
      },
      mainTitle: mainTitle(results),
      exactMatch: byCenter(cards),
      activityOnlyPackages: cards,
      filters: {
        tags: facets(found.themes, { labelOf, locale }),
        price: { ...found.prices, stepCents: priceStepCents() },
      },
      pageModel: order.fetchPageModel ? resultsPageModel(results, found.total) : null,
    }
  }

const oneTheme = ({ searchCriterias: { theme, tags = [] } }: ActivityOrder): string | null =>
  theme ?? (tags.length === 1 ? (tags[0] ?? null) : null)

const describe = (
  order: ActivityOrder,
  totalCount: number,
): Omit<SearchDetails, 'destination' | 'location' | 'locationHierarchy'> => {
  const { adult, child, baby, checkin, hotelId, theme } = order.searchCriterias
  return {
    adult,
    child,
    baby,
    checkin: checkin ?? null,
    night: null,
    hotelId: hotelId ?? null,
    totalCount,
    theme: theme ?? null,
    uri: activitySearchUri(order),
  }
}

type Found = {
  activities: ActivitiesRepository
  found: FoundActivity[]
  adults: number
  labelOf: LabelOf
  locale: Locale
}

async function readCards({
  activities,
  found,
  adults,
  labelOf,
  locale,
}: Found): Promise<ActivityOnlyPackage[]> {
  const ids = found.map(({ productId }) => productId)
  const [products, prices] = await Promise.all([activities.findProducts(ids), activities.findPrices(ids)])
  const centers = await activities.findCenters(products.map(({ centerId }) => centerId))
  const centerOf = new Map(centers.map((center) => [center.id, center]))
  return found.flatMap(({ productId, distance }) => {
    const product = products.find(({ id }) => id === productId)
    const center = product && centerOf.get(product.centerId)
    if (!product || !center) return []
    const own = prices.filter((price) => price.productId === productId)
    return presentActivityCard({ product, center, prices: own, distance, adults, labelOf, locale }) ?? []
  })
}

/** Houses in the order in which their first activity stands on the page. */
function byCenter(cards: ActivityOnlyPackage[]): ActivityResult[] {
  const results = new Map<string, ActivityResult>()
  for (const card of cards) {
    const { mainActivityCenter: hotel } = card
    const known = results.get(hotel.id)
    if (known) known.activityOnlyPackages.push(card)
    else
      results.set(hotel.id, {
        id: hotel.id,
        location: lookAt(hotel.location),
        hotel,
        activityOnlyPackages: [card],
      })
  }
  return [...results.values()]
}

const lookAt = ({ latitude, longitude, label }: ActivityOnlyPackage['mainActivityCenter']['location']) => ({
  lat: latitude,
  lng: longitude,
  label,
})

/** Themes with results, the two of wellness as one, the most frequent first. */
function facets(themes: Record<string, number>, { labelOf, locale }: LabelView): Facet[] {
  const counts: Record<string, number> = {}
  for (const [theme, count] of Object.entries(themes))
    counts[filterTheme(theme)] = (counts[filterTheme(theme)] ?? 0) + count
  return Object.entries(counts)
    .map(([id, count]) => ({ id, label: labelOf('themes', id, locale), count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, languageOf(locale)))
}
