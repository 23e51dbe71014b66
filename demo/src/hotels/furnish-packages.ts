import type {
  ActivityRow,
  PackageRow,
  ProgramPart,
} from '@escapade/gateway/capabilities/catalogue/catalogue-tables'
import { tagTexts } from '@escapade/gateway/capabilities/labels/themes'
import { joinWords } from '@escapade/gateway/platform/texts/fill-words'
import { type Texts, textLists } from '@escapade/gateway/platform/texts/texts'
import type { Random } from '@escapade/illustrator/random'
import type { Subject } from '@escapade/illustrator/subjects'
import type { Insertable } from 'kysely'
import type { Album } from '../pictures/album'
import type { Trait } from '../places/town'
import { activityWords } from '../words/activity-words'
import { packageWords, placeEndings } from '../words/package-words'
import { packageInfos } from '../words/program-words'
import { roomWords } from '../words/room-words'
import { type FurnishedRoom, roomSubjects } from './furnish-rooms'
import type { HotelCharacter } from './hotel-character'
import { packagePictures } from './package-pictures'
import { type PackagePlan, type PlannedRooms, planPackages } from './package-plan'
import {
  activityPart,
  breakfastPart,
  dinnerPart,
  lateCheckoutPart,
  roomPart,
  spaPart,
  sparklingPart,
} from './program-parts'
import { type GuestScore, saleTerms } from './sale-terms'

export type PackageHouse = {
  id: string
  label: string
  country: string
  checkIn: string
  checkOut: string
  character: HotelCharacter
  /** Surroundings that its titles speak of. */
  setting: Trait
  rooms: FurnishedRoom[]
  pictures: string[]
  album: Album
  today: string
  guests: GuestScore
}
export type FurnishedPackages = { packages: Insertable<PackageRow>[]; activities: Insertable<ActivityRow>[] }

/** The packages of a hotel with their programmes, and the dated activities that these need. */
export function furnishPackages(house: PackageHouse, random: Random): FurnishedPackages {
  const plans = planPackages({ character: house.character, rooms: plannedRooms(house.rooms) }, random)
  const activities = new Map<string, Insertable<ActivityRow>>()
  const packages = plans.map((plan, index) => {
    const activity =
      plan.activity && activityRow(house, plan.activity, activities.size + 1, activities, random)
    return packageRow(
      house,
      { plan, index, activity, trait: house.setting },
      random.branch(`package-${index}`),
    )
  })
  return { packages, activities: [...activities.values()] }
}

function plannedRooms(rooms: FurnishedRoom[]): PlannedRooms {
  const only = (kind: 'family' | 'single') => {
    const index = rooms.findIndex((room) => room.kind === kind)
    return index < 0 ? null : index
  }
  const forTwo = rooms.filter(({ kind }) => kind !== 'family' && kind !== 'single')
  return { top: forTwo.length - 1, family: only('family'), single: only('single') }
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
    hotelId: house.id,
    titles: JSON.stringify(title),
    theme,
    weekdays: weekdaysOf(kind, random),
    capacity: random.int(3, 8),
    pictures: JSON.stringify(
      ['', '-b', '-c'].map((side) => house.album.add(subject, `${id}/1${side}`, house.label)),
    ),
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

type Drawn = {
  plan: PackagePlan
  index: number
  activity: Insertable<ActivityRow> | null
  /** Surroundings that the title ends in. */
  trait: Trait
}

function packageRow(
  house: PackageHouse,
  { plan, index, activity, trait }: Drawn,
  random: Random,
): Insertable<PackageRow> {
  const words = packageWords[plan.kind]
  const room = house.rooms[plan.room] ?? house.rooms[0]
  if (!room) throw new Error(`Hotel ${house.id} has no room`)
  const lot = random.int(0, 9_999)
  return {
    id: `${house.id}p${index + 1}`,
    hotelId: house.id,
    roomId: String(room.row.id),
    labels: JSON.stringify(joinWords([random.pick(words.labels), placeEndings[trait]])),
    headwords: JSON.stringify(random.pick(words.headwords)),
    descriptions: JSON.stringify(words.description),
    included: JSON.stringify(textLists(plan.tags.map(tagTexts))),
    program: JSON.stringify(programOf(house, plan, room, activity, random)),
    importantInfos: JSON.stringify(textLists(infosOf(plan))),
    pictures: JSON.stringify(
      packagePictures(house, { plan, character: house.character, lot, number: index + 1 }),
    ),
    themes: plan.themes,
    tags: plan.tags,
    minNights: plan.minNights,
    maxNights: plan.maxNights,
    nightCents: plan.nightCents,
    stayCents: plan.stayCents,
    activityIds: activity ? [String(activity.id)] : [],
    ...saleTerms({ house, plan, random }),
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
  const own = (subject: Subject, name: string) => house.album.add(subject, `${house.id}/${name}`, house.label)
  const kitchen = house.character.traits.includes('coast') && random.chance(0.6) ? 'sea' : house.country
  const has = (tag: PackagePlan['tags'][number]) => plan.tags.includes(tag)
  const roomPicture = own(roomSubjects[room.kind], room.kind)
  return [
    roomPart({
      title: roomWords[room.kind].title,
      checkIn: house.checkIn,
      checkOut: house.checkOut,
      picture: roomPicture,
    }),
    ...(has('sparkling-wine') ? [sparklingPart()] : []),
    ...(has('dinner')
      ? [dinnerPart({ picture: own('restaurant', 'dinner'), kitchen, nightly: plan.halfBoard }, random)]
      : []),
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

function infosOf({ activity, tags: included }: PackagePlan): Texts[] {
  return [
    ...(activity ? [packageInfos.activity] : []),
    ...(included.includes('spa-access') ? [packageInfos.spa] : []),
    ...(included.includes('dinner') ? [packageInfos.dinner] : []),
  ]
}
