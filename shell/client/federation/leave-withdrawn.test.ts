import { leaveWithdrawn } from './leave-withdrawn'

const remote = { base: '/remotes/mf-a/1/', entry: { file: 'entry.js', global: 'mf_a' } }

const parts = (status: number | Error, ageMs = 60_000) => ({
  fetch: jest.fn(async () => {
    if (status instanceof Error) throw status
    return { status } as Response
  }),
  performance: { now: () => ageMs } as Performance,
  location: { reload: jest.fn() },
})

it('loads the page anew where the release was withdrawn', async () => {
  const page = parts(410)
  await leaveWithdrawn(remote, page)
  expect(page.fetch).toHaveBeenCalledWith('/remotes/mf-a/1/entry.js', { method: 'HEAD', cache: 'no-store' })
  expect(page.location.reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['the file is there', parts(200)],
  ['it is missing', parts(404)],
  ['the network is away', parts(new TypeError('Failed to fetch'))],
  ['the document has only just come', parts(410, 1000)],
])('stays where %s', async (_, page) => {
  await leaveWithdrawn(remote, page)
  expect(page.location.reload).not.toHaveBeenCalled()
})
