import { parseArgs } from 'node:util'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import { parseLimit, printRows } from '../../platform/print-rows'
import { publishReview, refuseReview } from './guest/decide-review'
import { createGuestReviewsRepository } from './guest/guest-reviews-repository'
import type { GuestReviewStatus } from './review-tables'

type Context = { db: DatabaseHandle['db']; clock: Clock }

export const reviewsHelp =
  '[list [--status pending|published|refused] [--limit N] | publish ID… | refuse ID --reason TEXT] [--json]: reviews that guests sent; a refused one’s guest reads the reason by mail'

const statuses: readonly string[] = ['pending', 'published', 'refused'] satisfies GuestReviewStatus[]

/**
 * `reviews [list|publish|refuse] …`: what guests wrote, before and after it is shown.
 * Limit: reviews are moderated here alone; agents of customer care have no page for it.
 */
export async function reviewsCommand({ db, clock }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      status: { type: 'string' },
      limit: { type: 'string' },
      reason: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const [action = 'list', ...ids] = positionals
  const now = clock.instant()
  if (action === 'list') return printRows(await list(db, values), values)
  if (action !== 'publish' && action !== 'refuse')
    throw new Error('reviews takes list, publish ID…, or refuse ID --reason TEXT')
  const decide = action === 'publish' ? publishReview : refusing(values.reason)
  await createInTransaction(db)(async (trx) => {
    for (const id of someIds(ids)) await decide(trx, id, now)
  })
  printRows(
    ids.map((review) => ({ review, status: action === 'publish' ? 'published' : 'refused' })),
    values,
  )
}

async function list(db: Context['db'], { status, limit }: { status?: string; limit?: string }) {
  if (status !== undefined && !statuses.includes(status))
    throw new Error(`--status takes ${statuses.join(', ')}`)
  return createGuestReviewsRepository(db).list({
    status: status as GuestReviewStatus | undefined,
    limit: parseLimit(limit),
  })
}

function refusing(text: string | undefined) {
  const reason = text?.trim()
  if (!reason) throw new Error('refuse needs --reason: the guest reads it')
  return (db: Parameters<typeof refuseReview>[0], id: string, now: Date) =>
    refuseReview(db, id, { reason, now })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function someIds(ids: readonly string[]): readonly string[] {
  const wrong = ids.find((id) => !uuid.test(id))
  if (wrong !== undefined) throw new Error(`There is no review ${wrong}`)
  if (ids.length === 0) throw new Error('Say which review: its id, as list shows it')
  return ids
}
