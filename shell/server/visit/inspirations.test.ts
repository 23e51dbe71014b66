/** @jest-environment node */
import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { createInspirationSource } from './inspirations'

const link = { _id: 'gifts', label: 'Offrir', uri: '/search', location: 'header', children: [] }

it('[CO-052] [CO-055] knows the menu from the start, asks again when it is old, and keeps it while the gateway does not answer', async () => {
  let now = 0
  let isAway = false
  const calls: string[] = []
  const errors: unknown[] = []
  const api = createApiClient()
  api.send = async ({ path }) => {
    calls.push(path)
    if (isAway) throw new Error('away')
    return (path.endsWith('/themes') ? [{ id: '39', name: 'Famille', icon: 'users' }] : [link]) as never
  }
  const source = createInspirationSource({
    api,
    clock: () => now,
    onError: (error) => void errors.push(error),
  })
  await source.warm()
  const known = { links: [link], themeIcons: { 39: 'users' } }
  expect(source.inspirationsFor('nl_BE')).toEqual(known)
  expect(calls).toHaveLength(12)
  isAway = true
  now += 61_000
  expect(source.inspirationsFor('nl_BE')).toEqual(known)
  await new Promise(setImmediate)
  expect([calls.length, errors.length]).toEqual([14, 1])
  expect(source.inspirationsFor('nl_BE')).toEqual(known)
  expect(calls).toHaveLength(14)
})
