import assert from 'node:assert/strict'
import test from 'node:test'
import { checkTableWriters, drawRooms } from './gateway-rooms.mjs'

const room = 'gateway/src/capabilities'
const tables = (/** @type {string} */ body, of = "'../../platform/database/tables'") =>
  `declare module ${of} {\n  interface Database {\n${body}\n  }\n}\n`

test('a table is written by the room that declares it, by builder and by SQL', () => {
  const foreign = `${room}/b/b.ts writes hotel, which a declares and writes`
  const declared = tables('    hotel: HotelRow\n    room: RoomRow')
  const problems = (/** @type {string} */ source, file = `${room}/b/b.ts`) =>
    checkTableWriters(
      new Map([
        [`${room}/a/a-tables.ts`, declared],
        [file, source],
      ]),
    )
  assert.deepEqual(problems("db.updateTable('hotel').set({})"), [foreign])
  assert.deepEqual(problems('sql`insert into hotel as h (id) values (1)`'), [foreign])
  assert.deepEqual(problems('sql`update hotel h set label = 1`'), [foreign])
  assert.deepEqual(problems("db.deleteFrom('hotel')", `${room}/a/hotels.ts`), [])
  assert.deepEqual(problems('sql`select 1 from hotel` // update hotel'), [])
  assert.deepEqual(problems("db.insertInto('hotel')", 'gateway/src/db/migrations/001-initial.ts'), [])
})

test('a writer is found whether table and owner are spelled in camel case or as in the database', () => {
  const foreign = `${room}/b/b.ts writes customer_order, which a declares and writes`
  for (const name of ['customer_order', 'customerOrder']) {
    const declared = tables(`    ${name}: OrderRow`)
    const problems = (/** @type {string} */ source) =>
      checkTableWriters(
        new Map([
          [`${room}/a/a-tables.ts`, declared],
          [`${room}/b/b.ts`, source],
        ]),
      )
    assert.deepEqual(problems("db.updateTable('customerOrder').set({})"), [foreign])
    assert.deepEqual(problems("db.updateTable('customer_order').set({})"), [foreign])
    assert.deepEqual(problems('sql`update customer_order set status = 1`'), [foreign])
  }
})

test('the graph names rooms and their arrows, without the platform', () => {
  const files = new Map([
    [`${room}/pay-later/a.ts`, "import { b } from '../mail/b'\nimport { p } from '../../platform/p'"],
    [`${room}/mail/b.ts`, ''],
    ['gateway/src/platform/p.ts', ''],
  ])
  assert.equal(
    drawRooms(files),
    [
      '```mermaid',
      'flowchart TD',
      '  mail[mail]',
      '  pay_later[pay-later]',
      '  pay_later --> mail',
      '```',
    ].join('\n'),
  )
})
