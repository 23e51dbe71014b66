import { leastScores } from '@escapade/shared-contracts/rules/search/least-scores'
import { grown, growth } from './grown'
import { ValueBits } from './value-bits'

/** Lists of codes that a hotel itself has; themes and tags are its packages'. */
export const hotelKinds = ['stars', 'facilities', 'hotelStyles', 'hotelEnvironments', 'hotelTypes'] as const
export type HotelKind = (typeof hotelKinds)[number]

/** Least scores that visitors filter by, the most first. */
export const scoreSteps = leastScores.toReversed()

export type HotelRow = {
  id: string
  label: string
  latitude: number
  longitude: number
  /** `category:id` of every place it lies in, itself included. */
  places: string[]
  /** Null: not said yet. */
  score: number | null
  popularity: number
  /** Worth of the hotel: its guests' score, stars and popularity. Best value is the price of a night for it. */
  quality: number
  firstPackage: number
  packageCount: number
} & Record<HotelKind, number[]>

const createSets = () => ({
  stars: new ValueBits(),
  facilities: new ValueBits(),
  hotelStyles: new ValueBits(),
  hotelEnvironments: new ValueBits(),
  hotelTypes: new ValueBits(),
})

/** Hotels in columns, by number. `HotelRow` says what the columns mean; a score is NaN where there is none. */
export class HotelColumns {
  readonly ids: string[] = []
  readonly labels: string[] = []
  readonly places: string[][] = []
  latitude = new Float64Array(0)
  longitude = new Float64Array(0)
  score = new Float64Array(0)
  quality = new Float64Array(0)
  popularity = new Int32Array(0)
  firstPackage = new Int32Array(0)
  packageCount = new Uint16Array(0)
  readonly sets: Record<HotelKind, ValueBits> = createSets()
  /** Hotels that have at least each of the `scoreSteps`, by its place. */
  readonly byScore = new ValueBits()
  readonly #free: number[] = []
  #used = 0
  #length = 0

  /** Numbers of hotels are below this. */
  get length(): number {
    return this.#length
  }

  allot(): number {
    const known = this.#free.pop()
    if (known !== undefined) return known
    if (this.#used === this.#length) this.#resize(Math.ceil(this.#length * growth) + 64)
    this.#used += 1
    return this.#used - 1
  }

  release(at: number): void {
    this.packageCount[at] = 0
    this.#free.push(at)
  }

  put(at: number, row: HotelRow): void {
    this.ids[at] = row.id
    this.labels[at] = row.label
    this.places[at] = row.places
    this.latitude[at] = row.latitude
    this.longitude[at] = row.longitude
    this.score[at] = row.score ?? Number.NaN
    this.quality[at] = row.quality
    this.popularity[at] = row.popularity
    this.firstPackage[at] = row.firstPackage
    this.packageCount[at] = row.packageCount
    for (const kind of hotelKinds) this.sets[kind].set(at, row[kind])
    const steps = [...scoreSteps.keys()].filter((step) => (row.score ?? 0) >= (scoreSteps[step] ?? 0))
    this.byScore.set(at, steps)
  }

  #resize(length: number) {
    this.#length = length
    this.latitude = grown(this.latitude, length)
    this.longitude = grown(this.longitude, length)
    this.score = grown(this.score, length)
    this.quality = grown(this.quality, length)
    this.popularity = grown(this.popularity, length)
    this.firstPackage = grown(this.firstPackage, length)
    this.packageCount = grown(this.packageCount, length)
    for (const sets of [...Object.values(this.sets), this.byScore]) sets.resize(length)
  }
}

const ordinaryScore = 7

export const qualityOf = (hotel: { score: number | null; stars: number; popularity: number }): number =>
  ((hotel.score ?? ordinaryScore) / 10) ** 2 * (1 + hotel.stars * 0.15) * (1 + hotel.popularity / 4000)
