import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { createQueryClient, orNull } from './query'

const refused = (status: number) => new ApiError({ kind: 'http', status })

describe('createQueryClient', () => {
  it.each([
    ['the shop is broken', refused(500), true],
    ['the gateway does not answer', new ApiError({ kind: 'network' }), true],
    ['the code is', new TypeError('x is not a function'), true],
    ['the visitor was told no', refused(422), false],
    ['the page was left', new ApiError({ kind: 'aborted' }), false],
  ])('[GW-022] reports what was sent in vain when %s: %p, %p', async (_, error, reported) => {
    const errors: unknown[] = []
    const client = createQueryClient({ onError: (caught) => errors.push(caught) })
    const sending = new MutationObserver(client, { mutationFn: () => Promise.reject(error) })
    await expect(sending.mutate()).rejects.toBe(error)
    expect(errors).toEqual(reported ? [error] : [])
  })
})

describe('a call without an answer', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it.each([
    ['until the gateway is back', new ApiError({ kind: 'network' }), 'here again'],
    ['unless it was refused', refused(400), undefined],
  ])('is asked for again by itself, %s', async (_, error, expected) => {
    const client = createQueryClient({ retries: 0 })
    let fails = true
    const queryFn = async () => {
      if (fails) throw error
      return 'here again'
    }
    const observer = new QueryObserver(client, { queryKey: ['page'], queryFn })
    const leave = observer.subscribe(() => {})
    await jest.advanceTimersByTimeAsync(1)
    expect(observer.getCurrentResult().status).toBe('error')
    fails = false
    await jest.advanceTimersByTimeAsync(10_000)
    expect(observer.getCurrentResult().data).toBe(expected)
    leave()
    client.clear()
  })
})

describe('orNull', () => {
  it('takes that there is no such thing for an answer, and nothing else', async () => {
    expect(await orNull(Promise.resolve(7))).toBe(7)
    expect(await orNull(Promise.reject(refused(404)))).toBeNull()
    await expect(orNull(Promise.reject(refused(410)))).rejects.toThrow()
    await expect(orNull(Promise.reject(new TypeError('x')))).rejects.toThrow('x')
  })
})
