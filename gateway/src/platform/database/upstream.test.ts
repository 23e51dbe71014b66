import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'

/** Ways of other packages that we work around (docs/upstream.md): where a test fails, look whether we still must. */

const run = promisify(execFile)

it('PGlite starts PostgreSQL without fsync, and its files have no such call (durable-node-fs.mjs)', async () => {
  expect(PGlite.defaultStartParams).toContain('-F')
  const fixture = path.join(__dirname, 'embedded/nodefs-fsync.fixture.ts')
  const { stdout } = await run(process.execPath, ['--import', 'tsx', fixture], { cwd: __dirname })
  expect(stdout).toBe('undefined\n')
}, 60_000)

it('Kysely gives statements no name, by which a server would keep their plans (prepared-statements.ts)', async () => {
  const asked: unknown[][] = []
  const client = {
    release() {},
    async query(...question: unknown[]) {
      asked.push(question)
      return { rows: [], command: 'SELECT', rowCount: 0 }
    },
  }
  const pool = { connect: async () => client, async end() {} }
  await sql`select ${1}`.execute(new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) }))
  expect(asked).toEqual([['select $1', [1]]])
})
