import { sql } from 'kysely'
import { openEmptyPGlite } from '../../testing/test-app'
import { isWrite } from './embedded/disk-room'
import { createWriteCheck } from './write-check'

describe('the check whether a database takes what is written', () => {
  it('doubts it once a statement was refused for want of room, until writing succeeds', async () => {
    let isReadOnly = true
    const database = await openEmptyPGlite()
    const attempts: string[] = []
    const db = () => {
      attempts.push('tried')
      return isReadOnly
        ? ({ transaction: () => ({ execute: async () => Promise.reject() }) } as never)
        : database.db
    }
    const check = createWriteCheck(db, () => false)
    expect(await check.canWrite()).toBe(true)
    expect(attempts).toEqual([])
    check.listener({ level: 'error', error: { code: '23505' } } as never)
    expect(await check.canWrite()).toBe(true)
    check.listener({ level: 'error', error: { code: '53100' } } as never)
    expect(await check.canWrite()).toBe(false)
    isReadOnly = false
    expect(await check.canWrite()).toBe(true)
    expect(await check.canWrite()).toBe(true)
    expect(attempts).toHaveLength(2)
    expect((await sql`select to_regclass('write_check') as left`.execute(database.db)).rows).toEqual([
      { left: null },
    ])
    await database.close()
  })

  it.each([
    ['insert into meta values ($1)', true],
    [' update meta set value = $1', true],
    ['with changed as (update meta set value = $1 returning key) select * from changed', true],
    ['with a as (select 1) insert into meta select * from a', true],
    ['select updated_at from payment', false],
    ['with latest as (select max(updated_at) from payment) select * from latest', false],
    ['begin', false],
    ['rollback', false],
  ])('knows that %j writes: %s', (text, expected) => {
    expect(isWrite(text)).toBe(expected)
  })
})
