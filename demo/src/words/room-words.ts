import type { Texts } from '@escapade/gateway/platform/texts/texts'
import { staysTexts } from '../texts/stays-texts'

const say = staysTexts('room-words')

export type RoomKind = 'single' | 'cosy' | 'classic' | 'superior' | 'junior-suite' | 'suite' | 'family'

type RoomWords = {
  title: Texts
  description: Texts
  bedding: Texts
  capacity: number
  maxCapacity: number
  size: [number, number]
  /** Percent of the classic room's rate. */
  rate: number
}

const largeBed = say('largeBed')
const kingBed = say('kingBed')

export const roomWords: Record<RoomKind, RoomWords> = {
  single: {
    title: say('single.title'),
    description: say('single.description'),
    bedding: say('single.bedding'),
    capacity: 1,
    maxCapacity: 1,
    size: [10, 13],
    rate: 72,
  },
  cosy: {
    title: say('cosy.title'),
    description: say('cosy.description'),
    bedding: largeBed,
    capacity: 2,
    maxCapacity: 2,
    size: [13, 16],
    rate: 90,
  },
  classic: {
    title: say('classic.title'),
    description: say('classic.description'),
    bedding: largeBed,
    capacity: 2,
    maxCapacity: 3,
    size: [18, 22],
    rate: 100,
  },
  superior: {
    title: say('superior.title'),
    description: say('superior.description'),
    bedding: kingBed,
    capacity: 2,
    maxCapacity: 3,
    size: [24, 29],
    rate: 122,
  },
  'junior-suite': {
    title: say('junior-suite.title'),
    description: say('junior-suite.description'),
    bedding: kingBed,
    capacity: 2,
    maxCapacity: 4,
    size: [32, 38],
    rate: 152,
  },
  suite: {
    title: say('suite.title'),
    description: say('suite.description'),
    bedding: kingBed,
    capacity: 2,
    maxCapacity: 4,
    size: [42, 55],
    rate: 198,
  },
  family: {
    title: say('family.title'),
    description: say('family.description'),
    bedding: say('family.bedding'),
    capacity: 4,
    maxCapacity: 5,
    size: [30, 38],
    rate: 145,
  },
}

export const roomDetails = {
  bathroom: {
    title: say('roomDetails.bathroom.title'),
    basic: [
      say('roomDetails.bathroom.basic.0'),
      say('roomDetails.bathroom.basic.1'),
      say('roomDetails.bathroom.basic.2'),
    ],
    fine: [say('roomDetails.bathroom.fine.0'), say('roomDetails.bathroom.fine.1')],
  },
  comfort: {
    title: say('roomDetails.comfort.title'),
    basic: [
      say('roomDetails.comfort.basic.0'),
      say('roomDetails.comfort.basic.1'),
      say('roomDetails.comfort.basic.2'),
    ],
    fine: [
      say('roomDetails.comfort.fine.0'),
      say('roomDetails.comfort.fine.1'),
      say('roomDetails.comfort.fine.2'),
    ],
  },
} as const

export const cotInfo = say('cotInfo')
