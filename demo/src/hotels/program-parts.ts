import type { ProgramPart } from '@escapade/gateway/capabilities/catalogue/catalogue-tables'
import { fillWords } from '@escapade/gateway/platform/texts/fill-words'
import { type Texts, textLists } from '@escapade/gateway/platform/texts/texts'
import type { Random } from '@escapade/illustrator/random'
import { type ActivityKind, activityWords } from '../words/activity-words'
import { courses, menus } from '../words/menus'
import {
  activityHow,
  activityWhen,
  breakfastRoom,
  breakfastWords,
  dinnerWords,
  eachMorning,
  inYourRoom,
  lateCheckoutWords,
  onArrival,
  onDeparture,
  participants,
  roomSchedule,
  sparklingWords,
  spaWords,
} from '../words/program-words'

const dinnerMinutes = 120

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
  picture: string
}): ProgramPart =>
  part({
    type: 'ROOM',
    title: input.title,
    icon: 'bed',
    schedules: textLists([fillWords(roomSchedule, { checkin: input.checkIn, checkout: input.checkOut })]),
    picture: input.picture,
  })

export const breakfastPart = (picture: string, from: string, to: string): ProgramPart =>
  part({
    type: 'BREAKFAST',
    title: breakfastWords.title,
    icon: 'coffee',
    details: textLists(breakfastWords.details),
    mustKnow: textLists([breakfastWords.mustKnow]),
    schedules: textLists([fillWords(breakfastWords.schedule, { from, to })]),
    where: breakfastRoom,
    when: eachMorning,
    nightly: true,
    picture,
    displayPax: true,
  })

/** Dinner of the country's kitchen, or the sea's: on the first evening, or on every one. */
export function dinnerPart(
  { picture, kitchen, nightly }: { picture: string; kitchen: string; nightly: boolean },
  random: Random,
): ProgramPart {
  const menu = random.pick(menus[kitchen] ?? menus.FR ?? [])
  const course = (name: keyof typeof courses) => ({ course: courses[name], dishes: textLists([menu[name]]) })
  return part({
    type: 'DINNER',
    title: nightly ? dinnerWords.nightlyTitle : dinnerWords.title,
    icon: 'utensils',
    duration: dinnerMinutes,
    why: textLists(dinnerWords.why),
    how: dinnerWords.how,
    importantInfos: textLists([dinnerWords.important]),
    details: textLists(dinnerWords.details),
    mustKnow: textLists([dinnerWords.mustKnow]),
    schedules: textLists([fillWords(breakfastWords.schedule, { from: '19:00', to: '21:30' })]),
    where: dinnerWords.where,
    when: nightly ? dinnerWords.nightlyWhen : dinnerWords.when,
    menu: [course('starter'), course('main'), course('dessert')],
    nightly,
    singleDay: !nightly,
    displayPax: true,
    picture,
  })
}

export const spaPart = (picture: string): ProgramPart =>
  part({
    type: 'EXTRA',
    title: spaWords.title,
    icon: 'spa',
    details: textLists(spaWords.details),
    mustKnow: textLists([spaWords.mustKnow]),
    schedules: textLists([fillWords(breakfastWords.schedule, { from: '10:00', to: '20:00' })]),
    importantInfos: textLists([spaWords.important]),
    where: spaWords.where,
    when: spaWords.when,
    nightly: true,
    picture,
  })

export const sparklingPart = (): ProgramPart =>
  part({
    type: 'EXTRA',
    title: sparklingWords.title,
    icon: 'gift',
    details: textLists(sparklingWords.details),
    mustKnow: textLists([sparklingWords.mustKnow]),
    where: inYourRoom,
    when: onArrival,
    singleDay: true,
  })

export const lateCheckoutPart = (): ProgramPart =>
  part({
    type: 'EXTRA',
    title: lateCheckoutWords.title,
    icon: 'clock',
    details: textLists(lateCheckoutWords.details),
    where: inYourRoom,
    when: onDeparture,
    singleDay: true,
  })

/** An activity whose day the visitor chooses. */
export function activityPart(kind: ActivityKind, activityId: string, picture: string): ProgramPart {
  const words = activityWords[kind]
  const [from, to] = words.hours
  return part({
    type: 'ACTIVITY',
    activityId,
    title: words.title,
    icon: words.icon,
    details: textLists(words.details),
    mustKnow: textLists([words.mustKnow]),
    importantInfos: textLists(words.important ? [words.important] : []),
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
