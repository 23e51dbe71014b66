import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { mailboxMailTopic } from './mailbox/mailbox-changes'
import { signInMailTopic } from './sign-in/sign-in-requests'

type Options = { remoteAddress?: string; userAgent?: string }
const base = '/front-gateway/account'

let devices = 0
/** Each device has an address of its own: limits count addresses. */
function newAddress(): string {
  devices += 1
  return `10.${devices >> 16}.${(devices >> 8) % 256}.${devices % 256}`
}

/** A visitor's browser with its cookies, as far as accounts use them. */
export function createDevice(
  app: FastifyInstance,
  { remoteAddress = newAddress(), userAgent }: Options = {},
) {
  const jar = new Map<string, string>()

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const headers = { ...(cookie && { cookie }), ...(userAgent && { 'user-agent': userAgent }) }
    const options: InjectOptions = {
      method,
      url: base + path,
      remoteAddress,
      headers,
      ...(payload && { payload }),
    }
    const answer = await app.inject(options)
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  return {
    jar,
    get: (path = '') => send('GET', path),
    post: (path: string, payload?: object) => send('POST', path, payload),
    remove: (path: string) => send('DELETE', path),
    ask: (email: string, rest: object = {}) =>
      send('POST', '/sign-in/requests', { email, locale: 'fr_FR', ...rest }),
    /** Code and link of the mail that was asked for. */
    async askedMail(email: string, rest: object = {}) {
      const { signInRequest } = (await this.ask(email, rest)).json()
      return { signInRequest: String(signInRequest), ...(await mailedProof(app, signInRequest)) }
    },
    async signIn(email: string) {
      const { signInRequest, code } = await this.askedMail(email)
      return send('POST', '/sign-in', { signInRequest, code })
    },
  }
}

export type Device = ReturnType<typeof createDevice>

/** As it waits for its mail: the table of requests has hashes alone. */
async function mailedProof(app: FastifyInstance, signInRequest: string) {
  const { code, link } = await waitingMail(app, `${signInMailTopic}:${signInRequest}`)
  return { code: String(code), link: String(link) }
}

/** Both codes of a change of mailbox that was asked for. */
export async function mailboxProof(app: FastifyInstance, changeId: string) {
  const codeOf = async (kind: string) =>
    String((await waitingMail(app, `${mailboxMailTopic}:${changeId}:${kind}`)).code)
  return { changeId, presentCode: await codeOf('present'), nextCode: await codeOf('next') }
}

async function waitingMail({ deps }: FastifyInstance, key: string) {
  const { payload } = await deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return payload
}

const copied = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`

/** Columns that a row is written with: not those that the database makes. */
export async function writableColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ columnName: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  return rows.map(({ columnName }) => columnName)
}

/** Adds orders like one that was paid, with their payments, under another address. */
export async function copyOrders(
  db: Db,
  { orderUUID, email, count }: { orderUUID: string; email: string; count: number },
): Promise<void> {
  const columns = sql.join((await writableColumns(db, 'customer_order')).map((name) => sql.ref(name)))
  await sql`
    insert into customer_order (${columns}) select ${columns} from (
      select (jsonb_populate_record(o, jsonb_build_object('order_uuid', ${copied},
        'booking_number', 20000000 + n, 'buyer', o.buyer || jsonb_build_object('email', ${email}::text)))).*
      from customer_order o, generate_series(1, ${count}::integer) n where o.order_uuid = ${orderUUID}) copy`.execute(
    db,
  )
  await sql`
    insert into payment select (jsonb_populate_record(p, jsonb_build_object('order_uuid', ${copied},
      'payment_id', md5('p' || n)::uuid, 'intent_id', 'pi_copy' || n))).*
    from payment p, generate_series(1, ${count}::integer) n where p.order_uuid = ${orderUUID}`.execute(db)
}
