/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { columnOf, columnsOf, fieldsOf } from './camel-case'

const schema = readFileSync(path.join(__dirname, '../../db/schema.sql'), 'utf8')
const columns = [...new Set([...schema.matchAll(/^ {2}(?!constraint)(\w+) /gm)].map(([, name = '']) => name))]

describe('names of columns and fields', () => {
  it('lead from every column of the schema to a field and back', () => {
    expect(columns.length).toBeGreaterThan(200)
    const fields = Object.keys(fieldsOf<object>(Object.fromEntries(columns.map((column) => [column, 0]))))
    expect(fields.filter((field) => field.includes('_'))).toEqual([])
    expect(fields.map(columnOf)).toEqual(columns)
  })

  it('spell ids as the calls do', () => {
    expect(fieldsOf({ order_uuid: 'a', gift_uuids: ['b'], uuid: 'c' })).toEqual({
      orderUUID: 'a',
      giftUUIDs: ['b'],
      uuid: 'c',
    })
    expect(columnsOf({ orderUUID: 'a', zipCode: '1' })).toEqual({ order_uuid: 'a', zip_code: '1' })
  })
})
