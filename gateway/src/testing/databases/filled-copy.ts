import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { type DatabaseHandle, openPostgres } from '../../platform/database/database'
import { asAdministrator, runServerUrl } from './run-server'

type Fill = (database: DatabaseHandle) => Promise<void>

/** A database of one suite on the server of the run: a copy of `template`, which the first suite that asks fills. */
export async function openFilledCopy(
  template: string,
  fill: Fill,
  connections: number,
): Promise<DatabaseHandle> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdministrator(runServerUrl(), async (client) => {
    await ensureFilled(client, template, fill)
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const database = openPostgres(addressOf(name), connections)
  return { ...database, close: () => database.close().then(() => drop(name)) }
}

/** Suites of two workers may need the same at once: the second one waits. */
async function ensureFilled(client: Client, template: string, fill: Fill) {
  await client.query('select pg_advisory_lock(1)')
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
  if (rowCount === 0) {
    const draft = `draft_${template}`
    await client.query(`drop database if exists ${draft}`)
    await client.query(`create database ${draft}`)
    const database = openPostgres(addressOf(draft), 5)
    await fill(database).finally(database.close)
    await client.query(`alter database ${draft} rename to ${template}`)
  }
  await client.query('select pg_advisory_unlock(1)')
}

const drop = (name: string) =>
  asAdministrator(
    runServerUrl(),
    async (client) => void (await client.query(`drop database ${name} with (force)`)),
  )

const addressOf = (database: string) => new URL(`/${database}`, runServerUrl()).href
