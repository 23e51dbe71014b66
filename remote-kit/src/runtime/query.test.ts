import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { MutationObserver } from '@tanstack/react-query'
import { createQueryClient, orNull } from './query'

const refused = (status: number) => new ApiError({ kind: 'http', status })

describe('createQueryClient', () => {
  it.each([
    ['the shop is broken', refused(500), true],
    ['nobody answers', new ApiError({ kind: 'network' }), true],
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

describe('orNull', () => {
  it('takes that there is no such thing for an answer, and nothing else', async () => {
    expect(await orNull(Promise.resolve(7))).toBe(7)
    expect(await orNull(Promise.reject(refused(404)))).toBeNull()
    await expect(orNull(Promise.reject(refused(410)))).rejects.toThrow()
    await expect(orNull(Promise.reject(new TypeError('x')))).rejects.toThrow('x')
  })
})
