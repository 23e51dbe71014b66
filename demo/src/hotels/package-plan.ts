import type { TagCode, ThemeId } from '@escapade/gateway/capabilities/labels/themes'
import type { Random } from '@escapade/illustrator/random'
import type { Trait } from '../places/town'
import { type ActivityKind, activityWords } from '../words/activity-words'
import type { PackageKind } from '../words/package-words'
import type { HotelCharacter } from './hotel-character'

/** Parts of a package, before it is written out. */
export type PackagePlan = {
  kind: PackageKind
  activity: ActivityKind | null
  /** Index among the hotel's rooms, the simplest first. */
  room: number
  minNights: number
  maxNights: number
  nightCents: number
  stayCents: number
  themes: ThemeId[]
  tags: TagCode[]
  /** Dinner on every evening instead of the first. */
  halfBoard: boolean
  /** Terms of cancelling; drawn where the plan does not say. */
  terms: 'NCNR' | 'FLEXIBLE' | null
}

/** The rooms that packages are made for, by their index among the hotel's. */
export type PlannedRooms = { top: number; family: number | null; single: number | null }

const breakfastCents = [900, 900, 1100, 1350, 1700, 2600]
const dinnerCents = [2600, 2600, 2900, 3400, 4400, 6900]
const cents = { spa: 1500, sparkling: 1400, lateCheckout: 700, freeCancellation: 400 }
const mostPackages = 5

const activitiesByTrait: Partial<Record<Trait, ActivityKind[]>> = {
  coast: ['boat-trip', 'bicycle'],
  port: ['boat-trip'],
  lake: ['boat-trip', 'bicycle'],
  canal: ['boat-trip', 'bicycle'],
  vineyard: ['wine-tasting', 'wine-tasting', 'cooking'],
  forest: ['bicycle'],
  countryside: ['bicycle', 'cooking'],
  city: ['museum', 'concert', 'cooking'],
  'old-town': ['museum', 'concert'],
  castle: ['museum', 'concert'],
  spa: ['hammam'],
}

export const themesByTrait: Partial<Record<Trait, ThemeId>> = {
  coast: '18',
  city: '24',
  'old-town': '24',
  countryside: '27',
  forest: '27',
  lake: '27',
  mountain: '31',
  ski: '31',
  'mountain-view': '31',
  vineyard: '33',
  castle: '36',
}

type PlanInput = { character: HotelCharacter; rooms: PlannedRooms }

/** Two to five packages that fit the house, the simplest first. */
export function planPackages({ character, rooms }: PlanInput, random: Random): PackagePlan[] {
  const { stars, traits, hasRestaurant, hasSpa } = character
  const place = [...new Set(traits.flatMap((trait) => themesByTrait[trait] ?? []))]
  const breakfast = breakfastCents[stars] ?? 1350
  const plan = (kind: PackageKind, own: Partial<PackagePlan>): PackagePlan => ({
    kind,
    activity: null,
    room: 0,
    minNights: 1,
    maxNights: 7,
    nightCents: breakfast,
    stayCents: 0,
    tags: ['breakfast'],
    halfBoard: false,
    terms: null,
    ...own,
    themes: [...new Set([...(own.themes ?? []), ...place])],
  })
  const plans = random.chance(0.3) ? bothTerms(plan, breakfast) : [plan('breakfast', {})]
  if (random.chance(0.55)) plans.unshift(plan('night', { nightCents: 0, maxNights: 14, tags: [] }))
  if (hasRestaurant)
    plans.push(
      gourmet(plan, { room: Math.min(1, rooms.top), stars, breakfast, halfBoard: random.chance(0.3) }),
    )
  if (hasSpa) plans.push(wellness(plan, { room: Math.min(1, rooms.top), stars, hammam: random.chance(0.3) }))
  if (rooms.single !== null) plans.push(plan('breakfast', { room: rooms.single }))
  if (random.chance(0.4)) plans.push(romance(plan, rooms.top))
  if (random.chance(0.5)) plans.push(...discovery(plan, traits, random))
  if (rooms.family !== null) plans.push(family(plan, rooms.family, traits, random))
  return plans.slice(0, mostPackages)
}

type Plan = (kind: PackageKind, own: Partial<PackagePlan>) => PackagePlan

/** Two plans of one night: cheaper for good, or a little dearer and free to cancel. */
const bothTerms = (plan: Plan, breakfast: number) => [
  plan('breakfast', { terms: 'NCNR' }),
  plan('breakfast', { terms: 'FLEXIBLE', nightCents: breakfast + cents.freeCancellation }),
]

type Table = { room: number; stars: number; breakfast: number; halfBoard: boolean }

function gourmet(plan: Plan, { room, stars, breakfast, halfBoard }: Table): PackagePlan {
  const dinner = dinnerCents[stars] ?? 3400
  return plan('gourmet', {
    room,
    halfBoard,
    minNights: halfBoard ? 2 : 1,
    maxNights: halfBoard ? 7 : 4,
    nightCents: halfBoard ? breakfast + dinner : breakfast,
    stayCents: halfBoard ? 0 : dinner,
    themes: ['985'],
    tags: ['dinner', 'breakfast'],
  })
}

function wellness(plan: Plan, { room, stars, hammam }: { room: number; stars: number; hammam: boolean }) {
  const activity: ActivityKind = hammam ? 'hammam' : 'massage'
  const { cents: price, theme, tag } = activityWords[activity]
  return plan('wellness', {
    room,
    maxNights: 4,
    activity,
    stayCents: cents.spa + Math.round(price * (stars === 5 ? 1.5 : 1)),
    themes: ['986', theme],
    tags: ['spa-access', tag, 'breakfast'],
  })
}

const romance = (plan: Plan, room: number) =>
  plan('romance', {
    room,
    maxNights: 4,
    stayCents: cents.sparkling + cents.lateCheckout,
    themes: ['12'],
    tags: ['sparkling-wine', 'breakfast', 'late-checkout'],
  })

function discovery(plan: Plan, traits: Trait[], random: Random): PackagePlan[] {
  const fitting = traits.flatMap((trait) => activitiesByTrait[trait] ?? [])
  if (fitting.length === 0) return []
  const activity = random.pick(fitting)
  const { cents: price, theme, tag } = activityWords[activity]
  return [
    plan('discovery', {
      activity,
      maxNights: 4,
      stayCents: price,
      themes: [theme],
      tags: [tag, 'breakfast'],
    }),
  ]
}

function family(plan: Plan, room: number, traits: Trait[], random: Random): PackagePlan {
  const activity: ActivityKind = traits.includes('city') ? 'museum' : 'bicycle'
  const { cents: price, tag } = activityWords[activity]
  return plan('family', {
    room,
    activity,
    minNights: random.chance(0.3) ? 2 : 1,
    stayCents: price,
    themes: ['39'],
    tags: ['breakfast', tag],
  })
}
