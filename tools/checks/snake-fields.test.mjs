import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSnakeFields } from './snake-fields.mjs'

const problemsOf = (/** @type {string} */ source, file = 'gateway/src/rates/prices.ts') =>
  checkSnakeFields(new Map([[file, source]]))

const asking = "import { sql } from 'kysely'\n"

test('names a field of a row that is spelt as its column', () => {
  const row = `${asking}type Row = { id: string; night_cents: number }\n`
  assert.deepEqual(problemsOf(row), [
    'gateway/src/rates/prices.ts: night_cents is a column, fields of rows are in camel case',
  ])
  assert.equal(problemsOf(`${asking}type Row = {\n  hotel_id?: string\n}\n`).length, 1)
  assert.equal(problemsOf(`${asking}const rows = sql<{ hotel_id: string }>\`select 1\`\n`).length, 1)
})

test('lets SQL, comments, migrations and what asks no database spell as they do', () => {
  const statement = '`select night_cents from package p where { night_cents: 1 }`'
  assert.deepEqual(problemsOf(`${asking}// { night_cents: 1 }\nconst rows = sql${statement}\n`), [])
  assert.deepEqual(problemsOf('const body = { client_secret: secret }\n'), [])
  assert.deepEqual(problemsOf(`${asking}type Row = { a_b: 1 }\n`, 'gateway/src/db/migrations/001.ts'), [])
})
