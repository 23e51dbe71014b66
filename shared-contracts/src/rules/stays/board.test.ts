import { boardOf } from './board'

const line = (type: string, repeated: number) => ({ type, repeated })
const room = line('ROOM', 1)

it.each([
  [[room], 'roomOnly'],
  [[room, line('ACTIVITY', 1)], 'roomOnly'],
  [[room, line('BREAKFAST', 2)], 'breakfast'],
  [[room, line('BREAKFAST', 2), line('DINNER', 1)], 'breakfast'],
  [[room, line('BREAKFAST', 2), line('DINNER', 2)], 'halfBoard'],
  [[room, line('DINNER', 2)], 'dinner'],
  [[room, line('DINNER', 1)], 'someMeals'],
  [[room, line('BREAKFAST', 1)], 'someMeals'],
])('names the board of two nights with %j %s', (lines, board) => {
  expect(boardOf({ lines, nights: 2 })).toBe(board)
})
