import type { ProgramPart } from '@escapade/gateway/capabilities/catalogue/catalogue-tables'
import type { CompleteHotelFile } from '@escapade/gateway/capabilities/catalogue/upkeep'
import { tagTexts } from '@escapade/gateway/capabilities/labels/themes'
import { joinWords } from '@escapade/gateway/platform/texts/fill-words'
import { type Texts, textLists } from '@escapade/gateway/platform/texts/texts'
import type { Random } from '@escapade/illustrator/random'
import type { Subject } from '@escapade/illustrator/subjects'
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
import { type Connection, type GuestScore, saleTerms } from './sale-terms'

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
type Activity = CompleteHotelFile['activities'][number]
type Stay = CompleteHotelFile['stays'][number]
export type FurnishedPackages = {
  stays: Stay[]
  /** Systems and codes of stays, by their ids. */
  connections: Map<string, Connection>
  activities: Activity[]
}

/** The packages of a hotel with their programmes, and the dated activities that these need. */
export function furnishPackages(house: PackageHouse, random: Random): FurnishedPackages {
  const plans = planPackages({ character: house.character, rooms: plannedRooms(house.rooms) }, random)
  const activities = new Map<string, Activity>()
  const furnished = plans.map((plan, index) => {
    const activity =
      plan.activity && activityOf(house, plan.activity, activities.size + 1, activities, random)
    return packageOf(
      house,
      { plan, index, activity, trait: house.setting },
      random.branch(`package-${index}`),
    )
  })
  return {
    stays: furnished.map(({ stay }) => stay),
    connections: new Map(furnished.map(({ stay, connection }) => [stay.id, connection])),
    activities: [...activities.values()],
  }
}

function plannedRooms(rooms: FurnishedRoom[]): PlannedRooms {
  const only = (kind: 'family' | 'single') => {
    const index = rooms.findIndex((room) => room.kind === kind)
    return index < 0 ? null : index
  }
  const forTwo = rooms.filter(({ kind }) => kind !== 'family' && kind !== 'single')
  return { top: forTwo.length - 1, family: only('family'), single: only('single') }
}

function activityOf(
  house: PackageHouse,
  kind: NonNullable<PackagePlan['activity']>,
  number: number,
  known: Map<string, Activity>,
  random: Random,
): Activity {
  const existing = known.get(kind)
  if (existing) return existing
  const { title, theme, subject } = activityWords[kind]
  const id = `${house.id}a${number}`
  const row = {
    id,
    title,
    theme,
    weekdays: weekdaysOf(kind, random),
    capacity: random.int(3, 8),
    pictures: ['', '-b', '-c'].map((side) => house.album.add(subject, `${id}/1${side}`, house.label)),
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
  activity: Activity | null
  /** Surroundings that the title ends in. */
  trait: Trait
}

function packageOf(
  house: PackageHouse,
  { plan, index, activity, trait }: Drawn,
  random: Random,
): { stay: Stay; connection: Connection } {
  const words = packageWords[plan.kind]
  const room = house.rooms[plan.room] ?? house.rooms[0]
  if (!room) throw new Error(`Hotel ${house.id} has no room`)
  const lot = random.int(0, 9_999)
  const said = {
    id: `${house.id}p${index + 1}`,
    room: room.room.id,
    label: joinWords([random.pick(words.labels), placeEndings[trait]]),
    headwords: random.pick(words.headwords),
    description: words.description,
    included: textLists(plan.tags.map(tagTexts)),
    program: programOf(house, plan, room, activity, random),
    importantInfos: textLists(infosOf(plan)),
    pictures: packagePictures(house, { plan, character: house.character, lot, number: index + 1 }),
    themes: plan.themes,
    tags: plan.tags,
    minNights: plan.minNights,
    maxNights: plan.maxNights,
    nightCents: plan.nightCents,
    stayCents: plan.stayCents,
  }
  const { terms, connection } = saleTerms({ house, plan, random })
  return { stay: { ...said, ...terms }, connection }
}

function programOf(
  house: PackageHouse,
  plan: PackagePlan,
  room: FurnishedRoom,
  activity: Activity | null,
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
      ? [activityPart(plan.activity, activity.id, own(activityWords[plan.activity].subject, plan.activity))]
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
