import { metresOnFoot, minutesOnFoot } from './on-foot'

it.each([
  [0, 1],
  [75, 1],
  [76, 2],
  [3_000, 40],
  [3_001, null],
])('[PR-038] %i metres are %s minutes on foot', (metres, minutes) => {
  expect(minutesOnFoot(metres)).toBe(minutes)
})

it('one comes as far in ten minutes as is ten minutes away', () => {
  expect(minutesOnFoot(metresOnFoot(10))).toBe(10)
  expect(minutesOnFoot(metresOnFoot(10) + 1)).toBe(11)
})
