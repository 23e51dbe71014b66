import type { TagCode, ThemeId } from '@escapade/gateway/capabilities/labels/themes'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'
import { staysTexts } from '../texts/stays-texts'

const say = staysTexts('activity-words')

export type ActivityKind =
  | 'massage'
  | 'hammam'
  | 'wine-tasting'
  | 'bicycle'
  | 'boat-trip'
  | 'museum'
  | 'cooking'
  | 'concert'

export type ActivityWords = {
  tag: TagCode
  theme: ThemeId
  subject: Subject
  icon: string
  minutes: number
  /** Per adult. */
  cents: number
  hours: [string, string]
  title: Texts
  details: Texts[]
  why: Texts
  mustKnow: Texts
  where: Texts
  /** Warnings without which the day could be spoilt. */
  important?: Texts
}

const atHotel = say('atHotel')
const nearHotel = say('nearHotel')
const inTown = say('inTown')

export const activityWords: Record<ActivityKind, ActivityWords> = {
  massage: {
    tag: 'massage',
    theme: '988',
    subject: 'massage',
    icon: 'massage',
    minutes: 45,
    cents: 6500,
    hours: ['10:00', '19:00'],
    title: say('massage.title'),
    details: [say('massage.details.0'), say('massage.details.1')],
    why: say('massage.why'),
    mustKnow: say('massage.mustKnow'),
    important: say('massage.important'),
    where: atHotel,
  },
  hammam: {
    tag: 'hammam',
    theme: '987',
    subject: 'hammam',
    icon: 'steam',
    minutes: 90,
    cents: 4200,
    hours: ['10:00', '20:00'],
    title: say('hammam.title'),
    details: [say('hammam.details.0'), say('hammam.details.1')],
    why: say('hammam.why'),
    mustKnow: say('hammam.mustKnow'),
    important: say('hammam.important'),
    where: atHotel,
  },
  'wine-tasting': {
    tag: 'wine-tasting',
    theme: '989',
    subject: 'wine-tasting',
    icon: 'wine',
    minutes: 75,
    cents: 2400,
    hours: ['11:00', '17:00'],
    title: say('wine-tasting.title'),
    details: [say('wine-tasting.details.0'), say('wine-tasting.details.1')],
    why: say('wine-tasting.why'),
    mustKnow: say('wine-tasting.mustKnow'),
    where: say('wine-tasting.where'),
  },
  bicycle: {
    tag: 'bicycle',
    theme: '41',
    subject: 'bicycle',
    icon: 'bicycle',
    minutes: 240,
    cents: 1800,
    hours: ['09:00', '18:00'],
    title: say('bicycle.title'),
    details: [say('bicycle.details.0'), say('bicycle.details.1')],
    why: say('bicycle.why'),
    mustKnow: say('bicycle.mustKnow'),
    where: nearHotel,
  },
  'boat-trip': {
    tag: 'boat-trip',
    theme: '27',
    subject: 'boat-trip',
    icon: 'boat',
    minutes: 90,
    cents: 2600,
    hours: ['10:00', '17:30'],
    title: say('boat-trip.title'),
    details: [say('boat-trip.details.0'), say('boat-trip.details.1')],
    why: say('boat-trip.why'),
    mustKnow: say('boat-trip.mustKnow'),
    important: say('boat-trip.important'),
    where: say('boat-trip.where'),
  },
  museum: {
    tag: 'museum',
    theme: '992',
    subject: 'museum',
    icon: 'museum',
    minutes: 120,
    cents: 1500,
    hours: ['10:00', '17:00'],
    title: say('museum.title'),
    details: [say('museum.details.0'), say('museum.details.1')],
    why: say('museum.why'),
    mustKnow: say('museum.mustKnow'),
    where: inTown,
  },
  cooking: {
    tag: 'cooking',
    theme: '985',
    subject: 'cooking',
    icon: 'cooking',
    minutes: 150,
    cents: 4800,
    hours: ['10:00', '15:00'],
    title: say('cooking.title'),
    details: [say('cooking.details.0'), say('cooking.details.1')],
    why: say('cooking.why'),
    mustKnow: say('cooking.mustKnow'),
    where: atHotel,
  },
  concert: {
    tag: 'concert',
    theme: '992',
    subject: 'concert',
    icon: 'music',
    minutes: 80,
    cents: 2900,
    hours: ['20:00', '21:30'],
    title: say('concert.title'),
    details: [say('concert.details.0'), say('concert.details.1')],
    why: say('concert.why'),
    mustKnow: say('concert.mustKnow'),
    important: say('concert.important'),
    where: inTown,
  },
}
