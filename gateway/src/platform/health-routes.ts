import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from './deps'
import { AppError } from './errors'

/** For whoever runs the gateway: `live` says that it answers, `ready` that its database does too. */
export async function healthRoutes(app: FastifyInstance, { db }: Deps) {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new AppError('unavailable')
    })
    return { status: 'ready' }
  })
}
