import { onceOnline } from './once-online'

/** Resolves when every attempt has come to its end. */
const settled = () => new Promise((goOn) => setTimeout(goOn))
const comeBack = () => {
  window.dispatchEvent(new Event('online'))
  return settled()
}

describe('onceOnline', () => {
  it('tries again each time the connection is back, until it is done', async () => {
    const offline = new Error('offline')
    const work = jest
      .fn()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline)
      .mockResolvedValue(null)
    onceOnline(work, new AbortController().signal)
    await settled()
    expect(work).toHaveBeenCalledTimes(1)
    for (const calls of [2, 3, 3]) {
      await comeBack()
      expect(work).toHaveBeenCalledTimes(calls)
    }
  })

  it('tries nothing twice at a time, and nothing that is no longer wanted', async () => {
    const unwanted = new AbortController()
    let fail = () => {}
    const work = jest.fn(
      () =>
        new Promise<void>((_, reject) => {
          fail = reject
        }),
    )
    onceOnline(work, unwanted.signal)
    await comeBack()
    expect(work).toHaveBeenCalledTimes(1)
    unwanted.abort()
    fail()
    await settled()
    await comeBack()
    expect(work).toHaveBeenCalledTimes(1)
  })
})
