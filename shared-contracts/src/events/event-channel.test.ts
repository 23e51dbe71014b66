import { partyChanged, searchSubmitted } from './analytics-events'
import { defineEvent } from './event'
import { createEventChannel } from './event-channel'

const anything = (value: unknown) => value

describe('event channel', () => {
  it('[SC-069] delivers typed payloads to every subscriber', () => {
    const channel = createEventChannel()
    const seen: unknown[] = []
    channel.on(searchSubmitted, (payload) => seen.push(payload))
    channel.on(searchSubmitted, (payload) => seen.push(payload))
    channel.emit(searchSubmitted, { flow: 'booking', hash: 'city=12' })
    expect(seen).toEqual([
      { flow: 'booking', hash: 'city=12' },
      { flow: 'booking', hash: 'city=12' },
    ])
  })

  it('[SC-069] [SC-038] drops a payload that does not fit the subscriber', () => {
    const channel = createEventChannel()
    const other = defineEvent('party:changed', anything)
    const seen: unknown[] = []
    channel.on(partyChanged, (payload) => seen.push(payload))
    channel.emit(other, { adults: 2 })
    channel.emit(other, { a: 2, c: 1, b: 0, s: true })
    expect(seen).toEqual([{ a: 2, c: 1, b: 0, s: true }])
  })

  it('[SC-069] reports a payload that is dropped once, with the names of both releases', () => {
    const said: unknown[] = []
    const channel = createEventChannel({ onError: (error) => said.push(error) })
    const other = defineEvent('party:changed', anything)
    const [search, hotel] = [channel.forMount('mf-search@1'), channel.forMount('mf-hotel@2')]
    hotel.on(partyChanged, () => {})
    for (const _ of [1, 2]) search.emit(other, { adults: 2 })
    channel.emit(other, { adults: 2 })
    expect(said).toEqual([
      new Error('Event dropped: mf-hotel@2 cannot read party:changed of mf-search@1'),
      new Error('Event dropped: mf-hotel@2 cannot read party:changed of the shell'),
    ])
  })

  it('[SC-069] ignores an unknown event', () => {
    const channel = createEventChannel()
    expect(() => channel.emit(defineEvent('unknown:event', anything), 1)).not.toThrow()
  })

  it('ends the subscriptions of a mount with the mount, and no others', () => {
    const channel = createEventChannel()
    const mount = channel.forMount('mf-x@1')
    const seen: string[] = []
    mount.on(partyChanged, () => seen.push('mount'))
    channel.on(partyChanged, () => seen.push('shell'))
    mount.close()
    channel.emit(partyChanged, { a: 1, c: 0, b: 0, s: false })
    expect(seen).toEqual(['shell'])
    expect(channel.size()).toBe(1)
  })

  it('reports a subscriber that throws and still serves the others', () => {
    const errors: string[] = []
    const channel = createEventChannel({ onError: (_, name) => errors.push(name) })
    let reached = false
    channel.on(partyChanged, () => {
      throw new Error('broken')
    })
    channel.on(partyChanged, () => {
      reached = true
    })
    channel.emit(partyChanged, { a: 1, c: 0, b: 0, s: false })
    expect(errors).toEqual(['party:changed'])
    expect(reached).toBe(true)
  })
})
