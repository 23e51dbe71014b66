import { activitiesTexts } from '../../texts/activities-texts'

const say = activitiesTexts('shared-words')

/** Good to know before one goes; two of them stand on each offer. */
export const niceToKnow = [say('niceToKnow.0'), say('niceToKnow.1'), say('niceToKnow.2'), say('niceToKnow.3')]

export const cancellation = say('cancellation')

export const opening = say('opening')

/** The open days in words, by their ISO weekdays in a row. */
export const openDays = {
  '1234567': say('openDays.1234567'),
  '234567': say('openDays.234567'),
  '23456': say('openDays.23456'),
  '34567': say('openDays.34567'),
  '67': say('openDays.67'),
  '356': say('openDays.356'),
  '456': say('openDays.456'),
} as const
