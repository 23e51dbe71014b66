import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock'
import type { Config } from '../config'
import { type DatabaseHandle, openPostgres } from '../database/database'
import type { Database } from '../database/tables'
import type { JobRunner } from '../jobs/periodic-jobs'
import { createReads } from './create-reads'
import { preferFreshReads } from './read-preference'
import { createReplicaHealth } from './replica-health'

type Input = {
  config: Pick<Config, 'replicaUrl' | 'replicaMaxLagMs' | 'databasePool' | 'statementTimeoutMs'>
  database: DatabaseHandle
  clock: Clock
  jobs: JobRunner
}

/**
 * Opens the database that the catalogue is read from: the replica of the settings while it is well, else the primary
 * itself.
 */
export function openReads(app: FastifyInstance, { config, database, clock, jobs }: Input): Kysely<Database> {
  if (!config.replicaUrl) return database.db
  const { statementTimeoutMs, replicaMaxLagMs: maxLagMs } = config
  const replica = openPostgres(config.replicaUrl, config.databasePool, {
    statementTimeoutMs,
    // The primary answers what the replica does not.
    answerMs: 2_000,
  })
  const health = createReplicaHealth({ primary: database.db, replica: replica.db, clock, maxLagMs })
  preferFreshReads(app)
  jobs.add(health.job)
  app.addHook('onClose', () => replica.close())
  return createReads({ primary: database.db, replica: replica.db, health })
}
