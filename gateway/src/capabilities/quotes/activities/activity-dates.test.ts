import { activityDates, areActivitiesPossible, markEvenings, parseActivityChoices } from './activity-dates'

// 2027-03-05 is a Friday.
const stay = { checkin: '2027-03-05', nights: 2 }
const wine = { activityId: '12', title: 'Wine', weekdays: [6, 7], fullDays: ['2027-03-07'] }

describe('activityDates', () => {
  it('[SC-013] counts from the check-in day to the check-out day', () => {
    expect(activityDates({ activities: [wine], stay })).toEqual([
      {
        activityId: '12',
        title: 'Wine',
        days: [
          { dayIndex: 0, date: '2027-03-05', available: false },
          { dayIndex: 1, date: '2027-03-06', available: true },
          { dayIndex: 2, date: '2027-03-07', available: false },
        ],
      },
    ])
  })
})

it.each([
  ['from 20:00 to 21:30', false],
  ['from 11:00 to 17:00', true],
  ['when you like', true],
])('[SC-013] offers on the day of departure what is %s: %s', (schedule, isOffered) => {
  const daily = { ...wine, weekdays: [1, 2, 3, 4, 5, 6, 7], fullDays: [] }
  const program = [{ activityId: '12', schedules: { en: [schedule] } }]
  const [dated] = activityDates({ activities: markEvenings([daily], program), stay })
  expect(dated?.days.map(({ available }) => available)).toEqual([true, true, isOffered])
})

it('[SC-013] offers the evening of the departure where no other day is left', () => {
  const onSunday = { ...wine, weekdays: [7], fullDays: [], isEvening: true }
  const [dated] = activityDates({ activities: [onSunday], stay })
  expect(dated?.days.map(({ available }) => available)).toEqual([false, false, true])
})

describe('parseActivityChoices', () => {
  it.each([
    ['12_0', [{ activityId: '12', dayIndex: 0 }]],
    [
      '12_0-15_1',
      [
        { activityId: '12', dayIndex: 0 },
        { activityId: '15', dayIndex: 1 },
      ],
    ],
    [
      'spa-2_0-wine-3_10',
      [
        { activityId: 'spa-2', dayIndex: 0 },
        { activityId: 'wine-3', dayIndex: 10 },
      ],
    ],
    ['', []],
    ['12', []],
    ['_1', []],
  ])('[GW-011] %s', (text, choices) => expect(parseActivityChoices(text)).toEqual(choices))
})

describe('areActivitiesPossible', () => {
  const dates = activityDates({ activities: [wine], stay })
  it.each([
    ['without a choice yet', [], true],
    ['on an open day', [{ activityId: '12', dayIndex: 1 }], true],
    ['on a day without it', [{ activityId: '12', dayIndex: 0 }], false],
    ['on a full day', [{ activityId: '12', dayIndex: 2 }], false],
    ['after the stay', [{ activityId: '12', dayIndex: 3 }], false],
    ['of another stay', [{ activityId: '99', dayIndex: 1 }], false],
  ])('[GW-011] %s', (_, choices, possible) =>
    expect(areActivitiesPossible({ dates, choices })).toBe(possible),
  )

  it('[GW-011] refuses a stay in which an activity has no day left', () => {
    const full = activityDates({ activities: [{ ...wine, weekdays: [7] }], stay })
    expect(areActivitiesPossible({ dates: full, choices: [] })).toBe(false)
  })
})
