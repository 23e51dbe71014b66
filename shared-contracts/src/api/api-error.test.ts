import { ApiError, isTransient } from './api-error'

/** As another bundle on the page would have it: the same code, another class. */
const loadAnotherCopy = (): typeof import('./api-error') => {
  let copy: typeof import('./api-error') | undefined
  jest.isolateModules(() => {
    copy = require('./api-error')
  })
  if (!copy) throw new Error('not loaded')
  return copy
}

it('recognises an error of another bundle', () => {
  const other = loadAnotherCopy()
  const error = new other.ApiError({ kind: 'timeout' })
  expect(other.ApiError).not.toBe(ApiError)
  expect(error).toBeInstanceOf(ApiError)
  expect(isTransient(error)).toBe(true)
})

it('does not take any error for its own', () => {
  expect(new Error('x')).not.toBeInstanceOf(ApiError)
  expect({ name: 'ApiError' }).not.toBeInstanceOf(ApiError)
})

it.each([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'aborted' }, false],
  [{ kind: 'http', status: 502 }, true],
  [{ kind: 'http', status: 500 }, false],
  [{ kind: 'http', status: 409 }, false],
] as const)('%o may pass by itself: %s', (input, transient) => {
  expect(isTransient(new ApiError(input))).toBe(transient)
})
