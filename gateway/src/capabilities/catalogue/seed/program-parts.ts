import type { PictureRef, ProgramPart } from '../../../platform/catalogue-tables'
import { type Texts, textLists } from '../../../platform/texts'
import type { Random } from '../../images/scenes/random'
import { fillWords } from './fill-words'
import { type ActivityKind, activityWords } from './words/activity-words'
import { courses, menus } from './words/menus'
import {
  activityHow,
  activityWhen,
  breakfastWords,
  dinnerWords,
  lateCheckoutWords,
  participants,
  roomSchedule,
  sparklingWords,
  spaWords,
} from './words/program-words'

type PartText = Pick<ProgramPart, 'type' | 'title' | 'icon'> & Partial<ProgramPart>

const part = (own: PartText): ProgramPart => ({
  activityId: null,
  details: textLists([]),
  mustKnow: textLists([]),
  schedules: textLists([]),
  why: textLists([]),
  how: null,
  where: null,
  when: null,
  menu: null,
  duration: null,
  repeated: 1,
  singleDay: false,
  hasDates: false,
  importantInfos: textLists([]),
  participants: null,
  displayPax: false,
  picture: null,
  ...own,
})

export const roomPart = (input: {
  title: Texts
  checkIn: string
  checkOut: string
  picture: PictureRef
}): ProgramPart =>
  part({
    type: 'ROOM',
    title: input.title,
    icon: 'bed',
    schedules: textLists([fillWords(roomSchedule, { checkin: input.checkIn, checkout: input.checkOut })]),
    picture: input.picture,
  })

export const breakfastPart = (picture: PictureRef, from: string, to: string): ProgramPart =>
  part({
    type: 'BREAKFAST',
    title: breakfastWords.title,
    icon: 'coffee',
    details: textLists(breakfastWords.details),
    mustKnow: textLists([breakfastWords.mustKnow]),
    schedules: textLists([fillWords(breakfastWords.schedule, { from, to })]),
    picture,
    displayPax: true,
  })

/** Dinner of the country's kitchen, or the sea's. */
export function dinnerPart(picture: PictureRef, kitchen: string, random: Random): ProgramPart {
  const menu = random.pick(menus[kitchen] ?? menus.FR ?? [])
  const course = (name: keyof typeof courses) => ({ course: courses[name], dishes: textLists([menu[name]]) })
  return part({
    type: 'DINNER',
    title: dinnerWords.title,
    icon: 'utensils',
    details: textLists(dinnerWords.details),
    mustKnow: textLists([dinnerWords.mustKnow]),
    schedules: textLists([fillWords(breakfastWords.schedule, { from: '19:00', to: '21:30' })]),
    where: dinnerWords.where,
    when: dinnerWords.when,
    menu: [course('starter'), course('main'), course('dessert')],
    singleDay: true,
    displayPax: true,
    picture,
  })
}

export const spaPart = (picture: PictureRef): ProgramPart =>
  part({
    type: 'EXTRA',
    title: spaWords.title,
    icon: 'spa',
    details: textLists(spaWords.details),
    mustKnow: textLists([spaWords.mustKnow]),
    schedules: textLists([fillWords(breakfastWords.schedule, { from: '10:00', to: '20:00' })]),
    picture,
  })

export const sparklingPart = (): ProgramPart =>
  part({
    type: 'EXTRA',
    title: sparklingWords.title,
    icon: 'gift',
    details: textLists(sparklingWords.details),
    mustKnow: textLists([sparklingWords.mustKnow]),
  })

export const lateCheckoutPart = (): ProgramPart =>
  part({
    type: 'EXTRA',
    title: lateCheckoutWords.title,
    icon: 'clock',
    details: textLists(lateCheckoutWords.details),
  })

/** An activity whose day the visitor chooses. */
export function activityPart(kind: ActivityKind, activityId: string, picture: PictureRef): ProgramPart {
  const words = activityWords[kind]
  const [from, to] = words.hours
  return part({
    type: 'ACTIVITY',
    activityId,
    title: words.title,
    icon: words.icon,
    details: textLists(words.details),
    mustKnow: textLists([words.mustKnow]),
    schedules: textLists([fillWords(breakfastWords.schedule, { from, to })]),
    why: textLists([words.why]),
    how: activityHow,
    where: words.where,
    when: activityWhen,
    duration: words.minutes,
    singleDay: true,
    hasDates: true,
    participants,
    displayPax: true,
    picture,
  })
}
