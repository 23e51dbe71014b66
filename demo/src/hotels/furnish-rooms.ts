import { createHash } from 'node:crypto'
import type { CompleteHotelFile } from '@escapade/gateway/capabilities/catalogue/upkeep'
import type { FacilityCode } from '@escapade/gateway/capabilities/labels/facilities'
import { textLists } from '@escapade/gateway/platform/texts/texts'
import type { Random } from '@escapade/illustrator/random'
import type { Subject } from '@escapade/illustrator/subjects'
import type { Insertable } from 'kysely'
import type { Album } from '../pictures/album'
import { flashOffers, longOffers } from '../rates/offer-kinds'
import type { RatePlanRow } from '../rates/rate-plan-table'
import { cotInfo, type RoomKind, roomDetails, roomWords } from '../words/room-words'
import type { HotelCharacter } from './hotel-character'

type Room = CompleteHotelFile['rooms'][number]
export type FurnishedRoom = { kind: RoomKind; room: Room; uuid: string; plan: Insertable<RatePlanRow> }

const mostRooms = 4
/** Percentages that houses ask of one in a room for two; some make no difference. */
const singlePercents = [100, 100, 95, 90, 90, 85, 80]

function drawKinds(character: HotelCharacter, random: Random): RoomKind[] {
  const { stars, traits, style, facilities } = character
  const kinds: RoomKind[] = [traits.includes('city') && stars <= 3 && random.chance(0.4) ? 'cosy' : 'classic']
  kinds.push('superior')
  if (stars >= 4) kinds.push(stars === 5 || random.chance(0.3) ? 'suite' : 'junior-suite')
  if (style === 'family' || (facilities.includes('family-rooms') && random.chance(0.7))) kinds.push('family')
  if (traits.includes('city') && kinds.length < mostRooms && random.chance(0.3)) kinds.push('single')
  return kinds
}

/** Two to four kinds of rooms, the simplest first, each with the plan of its rates and stock. */
export function furnishRooms(
  hotel: { id: string; label: string; album: Album },
  character: HotelCharacter,
  random: Random,
): FurnishedRoom[] {
  const small = character.type === 'inn' || character.type === 'farmhouse' || character.style === 'boutique'
  const singlePercent = random.branch('single use').pick(singlePercents)
  const house = { closedInWinter: small && random.chance(0.25), closedOnSunday: small && random.chance(0.12) }
  return drawKinds(character, random).map((kind, index) => {
    const id = `${hotel.id}r${index + 1}`
    return {
      kind,
      room: { ...roomOf(hotel, { id, kind }, character, random), singlePercent },
      uuid: uuidOf(id),
      plan: ratePlan(id, kind, { character, house, small }, random),
    }
  })
}

/** Pictures of rooms, with the beds that their words name. */
export const roomSubjects: Record<RoomKind, Subject> = {
  single: 'single-room',
  cosy: 'room',
  classic: 'room',
  superior: 'room',
  'junior-suite': 'suite',
  suite: 'suite',
  family: 'family-room',
}

type RoomSlot = { id: string; kind: RoomKind }

function roomOf(
  hotel: { id: string; label: string; album: Album },
  { id, kind }: RoomSlot,
  { stars }: HotelCharacter,
  random: Random,
): Omit<Room, 'singlePercent'> {
  const words = roomWords[kind]
  const fine = stars >= 4 || kind === 'suite' || kind === 'junior-suite'
  const details = Object.values(roomDetails).map(({ title, basic, fine: extra }) => ({
    title,
    details: textLists(fine ? [...basic, ...extra] : basic),
  }))
  const pictures = [
    hotel.album.add(roomSubjects[kind], `${id}/1`, hotel.label),
    ...(fine ? [hotel.album.add('suite-bath', `${id}/2`, hotel.label)] : []),
  ]
  return {
    id,
    type: kind,
    title: words.title,
    bedding: words.bedding,
    description: words.description,
    details,
    facilities: roomFacilities(stars, random),
    importantInfos: textLists([cotInfo]),
    pictures,
    capacity: words.capacity,
    maxCapacity: words.maxCapacity,
    squareMetres: random.int(...words.size),
  }
}

const roomFacilities = (stars: number, random: Random): FacilityCode[] => [
  'wifi',
  ...(stars >= 4 || random.chance(0.5) ? (['air-conditioning'] as const) : []),
  ...(random.chance(0.4) ? (['terrace'] as const) : []),
]

type House = { closedInWinter: boolean; closedOnSunday: boolean }

function ratePlan(
  id: string,
  kind: RoomKind,
  { character, house, small }: { character: HotelCharacter; house: House; small: boolean },
  random: Random,
): Insertable<RatePlanRow> {
  const rare = kind === 'suite' || kind === 'junior-suite' || kind === 'family'
  return {
    roomId: id,
    lot: random.int(1, 2_000_000_000),
    baseCents: Math.round((character.baseCents * roomWords[kind].rate) / 100),
    season: character.season,
    week: character.week,
    stock: rare ? random.int(1, 3) : random.int(small ? 2 : 4, small ? 6 : 12),
    closedInWinter: house.closedInWinter,
    closedOnSunday: house.closedOnSunday,
    ...drawOffers(random),
  }
}

/** Some rooms have an offer now and then, some a short and deep one with an announced end, some never any. */
function drawOffers(random: Random) {
  const draw = random.next()
  const { days, cycle } = draw < 0.3 ? flashOffers : longOffers
  const percent = draw < 0.3 ? random.int(20, 38) : random.int(8, 32)
  return {
    offerPercent: draw < 0.7 ? percent : 0,
    offerPhase: random.int(0, cycle - 1),
    offerDays: days,
    offerCycle: cycle,
  }
}

/** A version 4 shaped UUID that is the same for the same room. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
