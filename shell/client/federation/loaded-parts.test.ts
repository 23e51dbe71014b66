import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import { takeLoadedParts } from './loaded-parts'

const part = '@escapade/shared-ui/map/create-map'
type Load = jest.Mock<Promise<() => { of: string }>>

/** A remote that was built with a version of the part, in the scope of the page. */
function startRemote(name: string, version: string, page: ReturnType<typeof createInstance>) {
  const load: Load = jest.fn(async () => () => ({ of: name }))
  const shareConfig = { singleton: false, requiredVersion: version, strictVersion: true }
  const remote = createInstance({
    name,
    remotes: [],
    shared: { [part]: { version, get: load, shareConfig, strategy: 'loaded-first' } },
  })
  remote.initShareScopeMap('default', page.shareScopeMap.default ?? {})
  page.shareScopeMap.default = remote.shareScopeMap.default ?? {}
  remote.registerShared({ [part]: { version, get: load, shareConfig, strategy: 'loaded-first' } })
  const take = async () => {
    const factory = await remote.loadShare<{ of: string }>(part, {
      customShareInfo: { version, shareConfig, strategy: 'loaded-first' },
    })
    return factory ? factory()?.of : null
  }
  return { take, load }
}

let page: ReturnType<typeof createInstance>
let round = 0
const named = (name: string) => `${name}-${round}`

beforeAll(() => registerGlobalPlugins([takeLoadedParts]))
beforeEach(() => {
  round += 1
  page = createInstance({ name: named('page'), remotes: [] })
})

describe('a part that two remotes bring', () => {
  it('is loaded once where both were built with the same sources', async () => {
    const search = startRemote(named('search'), '0.0.0-a', page)
    const hotel = startRemote(named('hotel'), '0.0.0-a', page)
    expect(await search.take()).toBe(named('search'))
    expect(await hotel.take()).toBe(named('search'))
    expect(hotel.load).not.toHaveBeenCalled()
  })

  it('comes from the one that asks while the other has not loaded it', async () => {
    const search = startRemote(named('search'), '0.0.0-a', page)
    const hotel = startRemote(named('hotel'), '0.0.0-a', page)
    expect(await hotel.take()).toBe(named('hotel'))
    expect(await search.take()).toBe(named('hotel'))
    expect(search.load).not.toHaveBeenCalled()
  })

  it('stays two where one was built with other sources', async () => {
    const search = startRemote(named('search'), '0.0.0-a', page)
    const hotel = startRemote(named('hotel'), '0.0.0-b', page)
    expect(await search.take()).toBe(named('search'))
    expect(await hotel.take()).toBe(named('hotel'))
    expect(await search.take()).toBe(named('search'))
  })

  it('is asked for anew after it could not be loaded', async () => {
    const search = startRemote(named('search'), '0.0.0-a', page)
    search.load.mockRejectedValueOnce(new Error('offline'))
    await expect(search.take()).rejects.toThrow('offline')
    expect(await search.take()).toBe(named('search'))
  })

  it('does not fail with the files of the other', async () => {
    const search = startRemote(named('search'), '0.0.0-a', page)
    const hotel = startRemote(named('hotel'), '0.0.0-a', page)
    search.load.mockRejectedValue(new Error('gone'))
    await expect(search.take()).rejects.toThrow('gone')
    expect(await hotel.take()).toBe(named('hotel'))
  })
})
