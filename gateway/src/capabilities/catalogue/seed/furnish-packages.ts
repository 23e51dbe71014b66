import { addDays } from '@escapade/shared-contracts/rules/days'
import type { Insertable } from 'kysely'
import type {
  ActivityRow,
  CancellationTerms,
  PackageRow,
  PictureRef,
  ProgramPart,
} from '../../../platform/catalogue-tables'
import { type Texts, textLists } from '../../../platform/texts'
import type { Random } from '../../images/scenes/random'
import { tags } from '../labels/themes'
import { joinWords } from './fill-words'
import type { FurnishedRoom } from './furnish-rooms'
import type { HotelCharacter } from './hotel-character'
import { type PackagePlan, planPackages } from './package-plan'
import { picture } from './pictures'
import {
  activityPart,
  breakfastPart,
  dinnerPart,
  lateCheckoutPart,
  roomPart,
  spaPart,
  sparklingPart,
} from './program-parts'
import { activityWords } from './words/activity-words'
import { packageWords, placeEndings } from './words/package-words'
import { marketingWords, targetedWords } from './words/program-words'
import { roomWords } from './words/room-words'

export type PackageHouse = {
  id: string
  label: string
  country: string
  checkIn: string
  checkOut: string
  character: HotelCharacter
  rooms: FurnishedRoom[]
  pictures: PictureRef[]
  today: string
}
export type FurnishedPackages = { packages: Insertable<PackageRow>[]; activities: Insertable<ActivityRow>[] }

/** The packages of a hotel with their programmes, and the dated activities that these need. */
export function furnishPackages(house: PackageHouse, random: Random): FurnishedPackages {
  const family = house.rooms.findIndex(({ kind }) => kind === 'family')
  const others = house.rooms.filter(({ kind }) => kind !== 'family').length
  const rooms = { top: others - 1, family: family < 0 ? null : family }
  const plans = planPackages({ character: house.character, rooms }, random)
  const activities = new Map<string, Insertable<ActivityRow>>()
  const packages = plans.map((plan, index) => {
    const activity =
      plan.activity && activityRow(house, plan.activity, activities.size + 1, activities, random)
    return packageRow(house, plan, index, activity, random.branch(`package-${index}`))
  })
  return { packages, activities: [...activities.values()] }
}

function activityRow(
  house: PackageHouse,
  kind: NonNullable<PackagePlan['activity']>,
  number: number,
  known: Map<string, Insertable<ActivityRow>>,
  random: Random,
): Insertable<ActivityRow> {
  const existing = known.get(kind)
  if (existing) return existing
  const { title, theme, subject } = activityWords[kind]
  const id = `${house.id}a${number}`
  const row = {
    id,
    hotel_id: house.id,
    titles: JSON.stringify(title),
    theme,
    weekdays: weekdaysOf(kind, random),
    capacity: random.int(3, 8),
    picture: JSON.stringify(picture(subject, `${id}/1`, house.label)),
  }
  known.set(kind, row)
  return row
}

/** Concerts are at the end of the week; the others rest on one day, or none. */
function weekdaysOf(kind: string, random: Random): number[] {
  if (kind === 'concert') return [4, 5, 6]
  const rest = random.int(0, 3)
  return [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekday !== rest)
}

function packageRow(
  house: PackageHouse,
  plan: PackagePlan,
  index: number,
  activity: Insertable<ActivityRow> | null,
  random: Random,
): Insertable<PackageRow> {
  const words = packageWords[plan.kind]
  const room = house.rooms[plan.room] ?? house.rooms[0]
  if (!room) throw new Error(`Hotel ${house.id} has no room`)
  const ending = placeEndings[random.pick(house.character.traits)]
  return {
    id: `${house.id}p${index + 1}`,
    hotel_id: house.id,
    room_id: String(room.row.id),
    labels: JSON.stringify(joinWords([random.pick(words.labels), ending])),
    headwords: JSON.stringify(random.pick(words.headwords)),
    descriptions: JSON.stringify(words.description),
    included: JSON.stringify(textLists(plan.tags.map((tag) => tags[tag]))),
    program: JSON.stringify(programOf(house, plan, room, activity, random)),
    important_infos: JSON.stringify(textLists([])),
    pictures: JSON.stringify(packagePictures(house, plan, index)),
    themes: plan.themes,
    tags: plan.tags,
    min_nights: plan.minNights,
    max_nights: plan.maxNights,
    night_cents: plan.nightCents,
    stay_cents: plan.stayCents,
    activity_ids: activity ? [String(activity.id)] : [],
    cancellation: JSON.stringify(drawTerms(plan, random)),
    ...saleTerms(house, plan, random),
    sort: index,
  }
}

function programOf(
  house: PackageHouse,
  plan: PackagePlan,
  room: FurnishedRoom,
  activity: Insertable<ActivityRow> | null,
  random: Random,
): ProgramPart[] {
  const own = (subject: Parameters<typeof picture>[0], name: string) =>
    picture(subject, `${house.id}/${name}`, house.label)
  const kitchen = house.character.traits.includes('coast') && random.chance(0.6) ? 'sea' : house.country
  const has = (tag: PackagePlan['tags'][number]) => plan.tags.includes(tag)
  const roomPicture = own('room', room.kind)
  return [
    roomPart({
      title: roomWords[room.kind].title,
      checkIn: house.checkIn,
      checkOut: house.checkOut,
      picture: roomPicture,
    }),
    ...(has('sparkling-wine') ? [sparklingPart()] : []),
    ...(has('dinner') ? [dinnerPart(own('restaurant', 'dinner'), kitchen, random)] : []),
    ...(has('spa-access') ? [spaPart(own('spa', 'spa'))] : []),
    ...(activity && plan.activity
      ? [
          activityPart(
            plan.activity,
            String(activity.id),
            own(activityWords[plan.activity].subject, plan.activity),
          ),
        ]
      : []),
    ...(has('breakfast') ? [breakfastPart(own('breakfast', 'breakfast'), '07:30', '10:30')] : []),
    ...(has('late-checkout') ? [lateCheckoutPart()] : []),
  ]
}

const leadSubjects = { gourmet: 'restaurant', wellness: 'spa', romance: 'suite-bath' } as const

/** A package is led by what makes it; a plain night by the place. */
function packagePictures(house: PackageHouse, plan: PackagePlan, index: number): PictureRef[] {
  const subject =
    plan.activity && plan.kind !== 'wellness' ? activityWords[plan.activity].subject : leadOf(plan)
  const lead = subject && picture(subject, `${house.id}/p${index + 1}`, house.label)
  return (lead ? [lead, ...house.pictures] : house.pictures).slice(0, 6)
}

const leadOf = ({ kind }: PackagePlan) =>
  kind in leadSubjects ? leadSubjects[kind as keyof typeof leadSubjects] : null

function drawTerms({ kind }: PackagePlan, random: Random): CancellationTerms {
  const draw = random.next()
  if (draw < 0.25) return { type: 'NCNR', daysBefore: null, hour: 18 }
  if (draw < 0.4 || kind === 'wellness')
    return { type: 'PARTIAL', daysBefore: random.pick([3, 5, 7]), hour: 18 }
  return { type: 'FLEXIBLE', daysBefore: random.chance(0.92) ? random.pick([1, 2, 3, 7]) : null, hour: 18 }
}

function saleTerms(house: PackageHouse, { kind }: PackagePlan, random: Random) {
  const marketing: Texts[] = random.chance(0.16) ? [random.pick(Object.values(marketingWords))] : []
  return {
    auto_discount: JSON.stringify(random.chance(0.12) ? { code: 'ESCAPADE10', value: 10 } : null),
    marketing_labels: JSON.stringify(textLists(marketing)),
    targeted_label: JSON.stringify(kind === 'romance' && random.chance(0.4) ? targetedWords : null),
    last_minute: random.chance(0.07),
    expiration: random.chance(0.05) ? addDays(house.today, random.int(90, 300)) : null,
    connectivity: random.chance(0.5) ? 'PRODUCTION' : null,
    channel_manager_id: random.chance(0.5) ? `cm-${house.id}` : null,
    published: kind === 'night' || random.chance(0.985),
    sponsored: random.chance(0.025),
  }
}
