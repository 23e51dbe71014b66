import { AxiosError, type AxiosResponse } from 'axios'
import { createApiClient } from './api-client'
import { getCheckoutNights } from './stays/availability'

const asked = { params: { key: '7' }, query: { locale: 'fr_FR', checkin: '2026-12-04' } } as never
const failWith = (error: Error) =>
  createApiClient({ http: { request: () => Promise.reject(error) } as never })
    .send(getCheckoutNights, asked)
    .catch((caught) => caught)

describe('a call that fails', () => {
  it('[PR-054] says in its message, which logs keep, what was asked and what came back', async () => {
    const response = { status: 500, data: '' } as AxiosResponse
    const error = await failWith(new AxiosError('failed', 'ERR', undefined, undefined, response))
    expect(error).toMatchObject({ kind: 'http', status: 500, code: 'http-500' })
    expect(error.message).toBe(`HTTP 500 (GET ${getCheckoutNights.path})`)
  })

  it.each([
    ['a plain text', 'PACKAGE_NOT_AVAILABLE_CHECKIN'],
    ['a message', { message: 'PACKAGE_NOT_AVAILABLE_CHECKIN' }],
    ['a title without a code', { title: 'PACKAGE_NOT_AVAILABLE_CHECKIN' }],
    ['a detail', { title: 'No', detail: 'PACKAGE_NOT_AVAILABLE_CHECKIN on that day' }],
  ])('[PR-057] keeps what a refusal says in %s', async (_, data) => {
    const response = { status: 500, data } as AxiosResponse
    const error = await failWith(new AxiosError('failed', 'ERR', undefined, undefined, response))
    expect(error.message).toContain('PACKAGE_NOT_AVAILABLE_CHECKIN')
  })

  it.each([null, undefined, '', 0])('adds nothing of %j', async (data) => {
    const response = { status: 500, data } as AxiosResponse
    const error = await failWith(new AxiosError('failed', 'ERR', undefined, undefined, response))
    expect(error.message).toBe(`HTTP 500 (GET ${getCheckoutNights.path})`)
  })

  it.each([
    ['timeout', AxiosError.ECONNABORTED],
    ['network', AxiosError.ERR_NETWORK],
  ])('says what was asked where no answer came: %s', async (kind, code) => {
    const error = await failWith(new AxiosError('no answer', code))
    expect(error).toMatchObject({ kind, status: null })
    expect(error.message).toBe(`no answer (GET ${getCheckoutNights.path})`)
  })
})
