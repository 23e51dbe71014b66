import fc from 'fast-check'
import { createLineFinder } from './line-finder'

const file = `{
  "name": "House",
  "rooms": [
    { "id": "one", "beds": [1, 2] },
    {
      "id": "two"
    }
  ]
}`

it.each([
  ['name', 2],
  ['rooms', 3],
  ['rooms[0].beds[1]', 4],
  ['rooms[1].id', 6],
  ['rooms[1].title', 5],
  ['rooms[7].title.fr', 3],
  ['stars', 1],
  ['', 1],
])('finds %s on line %i', (field, line) => expect(createLineFinder(file)(field)).toBe(line))

it.each([
  ['a comma that is one too many', '{\n  "name": "House",\n}', 3],
  ['a comma that is missing', '{\n  "name": "House"\n  "stars": 3\n}', 3],
  ['a comment', '{\n  // A house\n  "name": "House"\n}', 2],
  ['nothing', '', 1],
])('finds %s', (_, text, line) => expect(createLineFinder(text)('name')).toBe(line))

it('finds every member of a list that stands on lines of its own', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (members) => {
      const lineOf = createLineFinder(JSON.stringify({ members }, null, 2))
      members.forEach((_, index) => {
        expect(lineOf(`members[${index}]`)).toBe(index + 3)
      })
    }),
  )
})
