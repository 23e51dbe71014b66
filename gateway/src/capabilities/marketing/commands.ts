import { parseArgs } from 'node:util'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle } from '../../platform/database/database'
import { parseLimit, printRecord, printRows } from '../../platform/print-rows'
import { createNewsletterRepository, type StoredSubscription } from './newsletter-repository'

type Context = { db: DatabaseHandle['db']; clock: Clock }
type Status = StoredSubscription['status']

const statuses: readonly string[] = ['pending', 'confirmed', 'unsubscribed'] satisfies Status[]

/** `newsletter [list|unsubscribe ID]`: who asked for the newsletter; an address can be taken out. */
export async function newsletterCommand({ db, clock }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { status: { type: 'string' }, limit: { type: 'string' }, json: { type: 'boolean' } },
  })
  const repository = createNewsletterRepository(db)
  const [action = 'list', id = ''] = positionals
  if (action === 'unsubscribe') {
    if (!/^[0-9a-f-]{36}$/.test(id) || !(await repository.find(id)))
      throw new Error(id ? `There is no subscription ${id}` : 'Say the ID of the subscription')
    await repository.unsubscribe(id, clock.instant())
    return printRecord({ ...(await repository.find(id)) }, values)
  }
  if (action !== 'list') throw new Error('newsletter takes list or unsubscribe ID')
  const { status } = values
  if (status !== undefined && !statuses.includes(status))
    throw new Error(`--status takes ${statuses.join(', ')}`)
  const limit = parseLimit(values.limit)
  printRows(await repository.latest({ status: status as Status | undefined, limit }), values)
}
