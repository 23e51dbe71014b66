import { sql } from 'kysely'
import { createEmbeddedTestApp, createTestApp, type TestApp } from '../../testing/test-app'

describe.each([
  ['the embedded database', createEmbeddedTestApp],
  ['a PostgreSQL server', createTestApp],
])('%s', (_, createApp) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createApp({ hotels: 0 })
  })
  afterAll(() => test.close())

  const note = (key: string) => ({ key, value: JSON.stringify({ a: [1, 'é'] }) })

  it('keeps days as text and whole and decimal numbers as numbers', async () => {
    const { rows } = await sql`select date '2027-03-01' as d, 5::bigint as b, 9.2::numeric as n`.execute(
      test.db,
    )
    expect(rows).toEqual([{ d: '2027-03-01', b: 5, n: 9.2 }])
  })

  it('reads lists of whole numbers, with nothing in them, nested, and from another first place', async () => {
    const { rows } = await sql`select '{1,-2,NULL}'::smallint[] as a, '{}'::integer[] as b,
      '{{1,2},{3,4}}'::integer[] as c, '[0:1]={5,6}'::integer[] as d`.execute(test.db)
    expect(rows).toMatchObject([
      {
        a: [1, -2, null],
        b: [],
        c: [
          [1, 2],
          [3, 4],
        ],
        d: [5, 6],
      },
    ])
  })

  it('names columns in camel case, by builder and by raw SQL, and leaves JSON as it was written', async () => {
    const payload = { gift_uuid: 'b', nested: { zip_code: '1' } }
    const now = new Date()
    const effect = {
      topic: 't',
      key: 'k',
      attempts: 0,
      dueAt: now,
      doneAt: now,
      createdAt: now,
      lastError: 'e',
    }
    await test.db
      .insertInto('outbox')
      .values({ ...effect, payload: JSON.stringify(payload) })
      .execute()
    const { rows } = await sql`select payload, last_error from outbox where topic = 't'`.execute(test.db)
    expect(rows).toEqual([{ payload, lastError: 'e' }])
    const built = test.db.selectFrom('outbox').select(['payload', 'lastError']).where('topic', '=', 't')
    expect(await built.execute()).toEqual(rows)
  })

  it('rolls back a transaction that fails, and lets the next one in', async () => {
    const failed = test.db.transaction().execute(async (trx) => {
      await trx.insertInto('meta').values(note('lost')).execute()
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await test.db.transaction().execute((trx) => trx.insertInto('meta').values(note('kept')).execute())
    const notes = test.db.selectFrom('meta').selectAll().where('key', 'in', ['kept', 'lost'])
    expect(await notes.execute()).toEqual([{ key: 'kept', value: { a: [1, 'é'] } }])
  })

  it('says which constraint refused a row', async () => {
    const twice = test.db
      .insertInto('meta')
      .values([note('twice'), note('twice')])
      .execute()
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'meta_pkey' })
  })

  // A server runs them side by side.
  if (createApp === createEmbeddedTestApp)
    it('runs transactions one after the other', async () => {
      const steps: string[] = []
      const transaction = (name: string) =>
        test.db.transaction().execute(async (trx) => {
          steps.push(`${name} begins`)
          await sql`select 1`.execute(trx)
          steps.push(`${name} ends`)
        })
      await Promise.all([transaction('a'), transaction('b')])
      expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
    })
})
