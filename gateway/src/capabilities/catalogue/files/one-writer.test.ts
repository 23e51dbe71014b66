import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../../../..')
const tables = [
  'hotel',
  'room',
  'package',
  'activity',
  'activityCenter',
  'activityProduct',
  'activityPrice',
  'giftBox',
  'giftBoxPrice',
  'giftCardDesign',
  'ownLabel',
]
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const insertion = new RegExp(
  `insertInto\\(\\s*'(${tables.join('|')})'|insert into (${tables.map(snake).join('|')})\\b`,
  'g',
)

/** Sources of a folder without tests and what they stand on. */
const sources = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|-fixture\.ts$|testing\/|migrations\//.test(file))
    .map((file) => path.join(folder, file))

it.each(['gateway/src', 'demo/src', 'e2e/src', 'e2e/journeys', 'tools'])(
  'what is sold comes into the catalogue by its files alone: nothing in %s writes new rows of it',
  (folder) => {
    const writers = sources(folder).flatMap((file) => {
      const found = readFileSync(path.join(root, file), 'utf8').match(insertion) ?? []
      return found.map((statement) => `${file}: ${statement}`)
    })
    expect(writers).toEqual([])
  },
)

it('knows such a statement when it sees one', () => {
  expect("db.insertInto('giftBox').values(box)").toMatch(insertion)
  expect('insert into activity_product (id) values').toMatch(insertion)
})
