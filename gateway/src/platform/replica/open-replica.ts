import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock'
import type { Config } from '../config'
import { type DatabaseHandle, openPostgres } from '../database/database'
import type { Database } from '../database/tables'
import type { JobRunner } from '../jobs/periodic-jobs'
import type { Figure } from '../observe/figure'
import type { Metrics } from '../observe/metrics'
import { createReads } from './create-reads'
import { preferFreshReads } from './read-preference'
import { createReplicaHealth, type ReplicaHealth } from './replica-health'

const dayMs = 86_400_000

type Input = {
  config: Pick<Config, 'replicaUrl' | 'replicaMaxLagMs' | 'databasePool' | 'statementTimeoutMs'>
  database: DatabaseHandle
  clock: Clock
  jobs: JobRunner
  metrics?: Metrics | undefined
}

/**
 * Opens the database that the catalogue is read from: the replica of the settings while it is well, else the primary
 * itself.
 */
export function openReads(
  app: FastifyInstance,
  { config, database, clock, jobs, metrics }: Input,
): Kysely<Database> {
  if (!config.replicaUrl) return database.db
  const { statementTimeoutMs, replicaMaxLagMs: maxLagMs } = config
  const replica = openPostgres(config.replicaUrl, config.databasePool, {
    statementTimeoutMs,
    // The primary answers what the replica does not.
    answerMs: 2_000,
  })
  const health = createReplicaHealth({ primary: database.db, replica: replica.db, clock, maxLagMs })
  metrics?.watchDatabase('replica', replica)
  metrics?.watchFigure(replicaFigure(health))
  preferFreshReads(app)
  jobs.add(health.job)
  app.addHook('onClose', () => replica.close())
  return createReads({ primary: database.db, replica: replica.db, health })
}

export const replicaFigure = ({ lagMs }: Pick<ReplicaHealth, 'lagMs'>): Figure => ({
  name: 'database_replica_lag_seconds',
  help: 'By how much the copy that the catalogue is read from is behind; a day while it does not answer',
  label: 'database',
  read: async () => [{ label: 'replica', value: (lagMs() ?? dayMs) / 1000 }],
})
