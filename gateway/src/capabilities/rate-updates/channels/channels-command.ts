import { parseArgs } from 'node:util'
import type { CommandContext } from '../../../platform/command'
import type { Db } from '../../../platform/database/database'
import { createInTransaction } from '../../../platform/database/transaction'
import { printRecord, printRows } from '../../../platform/print-rows'
import { type Channel, createChannelsRepository } from './channels-repository'

export const channelsHelp =
  '[list | add NAME --hotels HOTEL,… | hotels NAME --hotels HOTEL,… | renew NAME | remove NAME] [--json]: partners ' +
  'that set nights by call, and their keys'

type Context = Pick<CommandContext, 'db' | 'clock'>
type Call = Context & { name: string; hotels: string | undefined; json: boolean }

const rowOf = ({ name, hotelIds, createdAt, seenAt }: Channel) => ({
  channel: name,
  hotels: hotelIds.join(','),
  since: createdAt.toISOString(),
  'last call': seenAt?.toISOString() ?? null,
})

async function list({ db, json }: Call): Promise<void> {
  printRows((await createChannelsRepository(db).list()).map(rowOf), { json })
}

/** Ids that there are hotels of, comma-joined. */
async function hotelIdsOf(db: Db, typed: string | undefined): Promise<string[]> {
  const ids = [...new Set(typed?.split(',').map((id) => id.trim()))].filter(Boolean)
  if (ids.length === 0) throw new Error('Say whose nights it sets: --hotels HOTEL,…')
  const known = await db.selectFrom('hotel').select('id').where('id', 'in', ids).execute()
  const missing = ids.filter((id) => !known.some((hotel) => hotel.id === id))
  if (missing.length > 0) throw new Error(`There is no hotel ${missing.join(', ')}`)
  return ids
}

/** Keys are kept as checksums: nothing tells one again. */
const sayKey = (channel: Channel, key: string, json: boolean): void =>
  printRecord({ ...rowOf(channel), key }, { json })

async function add({ db, clock, name, hotels, json }: Call): Promise<void> {
  const hotelIds = await hotelIdsOf(db, hotels)
  const [channel, key] = await createInTransaction(db)(async (trx) => {
    const channels = createChannelsRepository(trx)
    const added = await channels.add({ name, hotelIds }, clock.instant())
    return [added, await channels.giveKey(added.channelId, clock.instant())] as const
  })
  sayKey(channel, key, json)
}

async function setHotels({ db, name, hotels, json }: Call): Promise<void> {
  const channels = createChannelsRepository(db)
  const { channelId } = await channels.find(name)
  await channels.setHotels(channelId, await hotelIdsOf(db, hotels))
  printRows([rowOf(await channels.find(name))], { json })
}

async function renew({ db, clock, name, json }: Call): Promise<void> {
  const channel = await createChannelsRepository(db).find(name)
  const key = await createInTransaction(db)((trx) =>
    createChannelsRepository(trx).giveKey(channel.channelId, clock.instant()),
  )
  sayKey(channel, key, json)
}

async function remove({ db, name, json }: Call): Promise<void> {
  const channels = createChannelsRepository(db)
  const channel = await channels.find(name)
  await channels.remove(channel.channelId)
  printRows([rowOf(channel)], { json })
}

const actions: Record<string, (call: Call) => Promise<void>> = { list, add, hotels: setHotels, renew, remove }

/** `channels list|add|hotels|renew|remove`. */
export async function channelsCommand({ db, clock }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { hotels: { type: 'string' }, json: { type: 'boolean' } },
  })
  const [wanted = 'list', name = '', ...others] = positionals
  const action = Object.hasOwn(actions, wanted) ? actions[wanted] : undefined
  if (!action) throw new Error(`channels takes one of ${Object.keys(actions).join(', ')}`)
  if (wanted !== 'list' && (!name || others.length > 0))
    throw new Error(`Say which channel: channels ${wanted} NAME`)
  await action({ db, clock, name, hotels: values.hotels, json: values.json ?? false })
}
