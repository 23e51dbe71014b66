import { validChoices } from './activity-choices'

const day = (dayIndex: number, available = true) => ({ dayIndex, available, date: '2026-12-04' })
const activities = [
  { activityId: '12', title: 'Massage', days: [day(0), day(1, false)] },
  { activityId: '15', title: 'Wine', days: [day(0), day(1)] },
]

describe('validChoices', () => {
  it.each([
    [
      ['12_0', '15_1'],
      ['12_0', '15_1'],
    ],
    [['12_1'], []],
    [['15_2'], []],
    [['99_0', '15_0'], ['15_0']],
    [['12', '12_', '12_x'], []],
    [[], []],
  ])('[PR-028] of %j keeps %j', (choices, valid) => {
    expect(validChoices(choices, activities)).toEqual(valid)
  })
})
