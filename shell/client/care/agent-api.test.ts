import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getRevision } from '@escapade/shared-contracts/api/content/content'
import { createAgentApi } from './agent-api'

const refused = (code: string) =>
  new ApiError({ kind: 'http', status: 401, problem: { type: '', title: '', status: 401, code } })

it.each([
  ['agent-unknown', 1],
  ['unauthorized', 0],
])('[SH-017] a call refused with %s loads the page anew %i times', async (code, times) => {
  const reload = jest.fn()
  const failing: ApiClient = { send: () => Promise.reject(refused(code)) }
  await expect(createAgentApi({ api: failing, reload }).send(getRevision, {})).rejects.toMatchObject({ code })
  expect(reload).toHaveBeenCalledTimes(times)
})
