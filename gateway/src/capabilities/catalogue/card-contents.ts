import type { Image } from '@escapade/shared-contracts/api/common-schemas'
import type {
  CardPicture,
  HotelSummary,
  LocalTax,
} from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { prepared } from '../../platform/database/prepared-statements'
import type { CreateCache } from '../../platform/revision/create-cache'
import type { ContentLanguage } from '../../platform/texts/texts'
import { termsOfCode } from '../../promotions/promotion-codes'
import type { PromotionTerms } from '../../promotions/promotion-terms'
import type { StoredPicture } from '../assets/public'
import { presentPicture } from '../assets/public'
import { townNames } from '../destinations/public'
import type { CancellationTerms } from './catalogue-tables'
import { includedOf, type LodgedIn, type Meal } from './lodging'

type Deps = { db: Db; createCache: CreateCache }

/** Content of a package's card that holds for any dates and party. */
export type CardContent = {
  id: string
  label: string
  headwords: string
  included: string[]
  image: Image
  /** The first pictures, `image` among them. */
  images: CardPicture[]
  hotel: HotelSummary
  room: { id: string; title: string }
  lodging: LodgedIn
  localTax: LocalTax | null
  terms: CancellationTerms
  /** Terms of the code that it announces. */
  announced: PromotionTerms | null
  marketingLabels: string[]
  targetedLabel: string | null
  lastMinute: boolean
  expiration: string | null
  published: boolean
  sponsored: boolean
}

/** A package with its texts in one language; `pictures` have them all. */
type CardRow = {
  id: string
  label: string
  headwords: string
  included: string[] | null
  pictures: StoredPicture[]
  terms: CancellationTerms
  announced: PromotionTerms | null
  marketingLabels: string[] | null
  targetedLabel: string | null
  lastMinute: boolean
  expiration: string | null
  published: boolean
  sponsored: boolean
  roomId: string
  roomTitle: string
  bedding: string
  capacity: number
  maxCapacity: number
  meals: Meal[]
  hotelId: string
  hotelLabel: string
  stars: number
  latitude: number
  longitude: number
  town: string
  reviewCount: number
  reviewScore: number | null
  localTax: LocalTax | null
}

const keptCards = 20_000

type Wanted = { packageIds: string[]; locale: Locale }
type ReadCards = (wanted: Wanted) => Promise<Map<string, CardContent>>
/** Cards as of the last commit before this call. */
export type CardReader = () => Promise<ReadCards>

/** Reads cards by package. Texts and pictures are kept until somebody changes the catalogue, prices never. */
export function createCardContents({ db, createCache }: Deps): CardReader {
  const currentCache = createCache<CardContent>({ max: keptCards })

  return async () => {
    const cache = await currentCache()
    return async ({ packageIds, locale }) => {
      const found = new Map<string, CardContent>()
      for (const id of packageIds) {
        const card = cache.get(`${locale}:${id}`)
        if (card) found.set(id, card)
      }
      const missing = packageIds.filter((id) => !found.has(id))
      for (const row of missing.length
        ? await readRows({ db, ids: missing, language: languageOf(locale) })
        : []) {
        const card = presentCard(row, locale)
        cache.set(`${locale}:${row.id}`, card)
        found.set(row.id, card)
      }
      return found
    }
  }
}

/** The meals of a programme without their words: menus are long. */
const meals = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'type', part -> 'type', 'nightly', part -> 'nightly', 'repeated', part -> 'repeated')), '[]')
  from jsonb_array_elements(p.program) part where part ->> 'type' in ('BREAKFAST', 'DINNER'))`

async function readRows({
  db,
  ids,
  language,
}: {
  db: Deps['db']
  ids: string[]
  language: ContentLanguage
}): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${prepared} p.id, coalesce(p.labels ->> ${language}, p.labels ->> 'en') as label,
      coalesce(p.headwords ->> ${language}, p.headwords ->> 'en') as headwords, p.included -> ${language} as included,
      asset_pictures(jsonb_path_query_array(p.pictures, '$[0 to 3]')) as pictures, p.cancellation as terms,
      ${termsOfCode(sql`p.auto_discount ->> 'code'`)} as announced,
      p.marketing_labels -> ${language} as marketing_labels, p.targeted_label ->> ${language} as targeted_label,
      p.last_minute, p.expiration, p.published and h.published as published, p.sponsored,
      p.room_id, coalesce(r.titles ->> ${language}, r.titles ->> 'en') as room_title,
      coalesce(r.bedding ->> ${language}, r.bedding ->> 'en') as bedding, r.capacity, r.max_capacity, ${meals} as meals,
      h.id as hotel_id, h.label as hotel_label, h.stars, h.latitude, h.longitude,
      ${townNames('h')} ->> ${language} as town, h.review_count, h.review_score, h.local_tax
    from package p join room r on r.id = p.room_id join hotel h on h.id = p.hotel_id
    where p.id = any(${ids}::text[])`.execute(db)
  return rows
}

function presentCard(row: CardRow, locale: Locale): CardContent {
  const language = languageOf(locale)
  const pictures = row.pictures.map((picture) => presentPicture(picture, { language }))
  return {
    id: row.id,
    label: row.label,
    headwords: row.headwords,
    included: includedOf({ included: row.included ?? [], program: row.meals }, locale),
    image: pictures[0] ?? presentPicture(null, { language }),
    images: pictures.map(({ base, alt }) => ({ base, alt })),
    hotel: presentSummary(row),
    room: { id: row.roomId, title: row.roomTitle },
    lodging: lodgedIn(row),
    localTax: row.localTax,
    terms: row.terms,
    announced: row.announced,
    marketingLabels: row.marketingLabels ?? [],
    targetedLabel: row.targetedLabel,
    lastMinute: row.lastMinute,
    expiration: row.expiration,
    published: row.published,
    sponsored: row.sponsored,
  }
}

const lodgedIn = ({ roomTitle: room, bedding, capacity, maxCapacity, meals }: CardRow): LodgedIn => ({
  room,
  bedding,
  capacity,
  maxCapacity,
  meals,
})

const presentSummary = (row: CardRow): HotelSummary => ({
  id: row.hotelId,
  label: row.hotelLabel,
  stars: row.stars,
  uri: paths.hotel({ id: row.hotelId }),
  location: { latitude: row.latitude, longitude: row.longitude, label: row.town },
  review: { count: row.reviewCount, score: row.reviewScore },
})
