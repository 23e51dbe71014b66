import { randomUUID } from 'node:crypto'
import type { Scenarios, World } from '../../testing/contract/scenario'
import { createChannelsRepository } from './channels/channels-repository'

let channels = 0

/** A night of the catalogue's first hotel, from a channel that has it. */
async function update({ app, db }: World) {
  const repository = createChannelsRepository(db)
  const now = app.deps.clock.instant()
  channels += 1
  const { channelId } = await repository.add({ name: `channel-${channels}`, hotelIds: ['10001'] }, now)
  const key = await repository.giveKey(channelId, now)
  const night = { room: '10001r1', day: app.deps.clock.today(), version: 1, minNights: 1 }
  return { body: { nights: [night] }, headers: { authorization: `Bearer ${key}` } }
}

export const rateUpdatesScenarios: Scenarios = {
  'POST /api/channel/nights': {
    succeeds: update,
    refuses: {
      unauthorized: async (world) => ({
        ...(await update(world)),
        headers: { authorization: `Bearer ${randomUUID()}` },
      }),
    },
  },
}
