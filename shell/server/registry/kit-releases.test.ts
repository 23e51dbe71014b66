/** @jest-environment node */
import path from 'node:path'
import { readPublishKey } from '@escapade/remote-kit/release/publish-key'
import { registryInFolder } from '@escapade/remote-kit/release/registry-in-folder'
import type { Shop } from '../testing/shop'
import { searchRemote, url, useShops } from '../testing/sources'

const open = useShops()

/** Publishes with the kit's own code what lies among the shop's releases. */
async function publishByKit({ config }: Shop, version: string) {
  const root = path.dirname(config.registry)
  const dir = `${root}/squads/mf-search`
  const registry = registryInFolder({ root, dir, key: await readPublishKey({ dir }) })
  await registry.publish({ folder: `${config.releasesDir}/mf-search/${version}` })
}

it('takes what the kit has published and signed, and nothing else under that name from then on', async () => {
  const shop = await open({ 'mf-search': searchRemote('old', '<p>old</p>') })
  shop.publish('mf-search', searchRemote('new', '<p>new</p>'))
  await publishByKit(shop, 'new')
  shop.edit(({ owners }) => expect(owners).toHaveProperty('mf-search') as undefined)
  await shop.shell.refresh()
  expect((await shop.get(url('/search'))).body).toContain('<p>new</p>')
  expect((await shop.get(url('/health/releases'))).json().remotes['mf-search'].refused).toEqual([])

  shop.edit(
    ({ microFrontends }) =>
      void Object.assign(microFrontends['mf-search']?.[0]?.metadata ?? {}, { version: 'x' }),
  )
  await shop.shell.refresh()
  const { refused } = (await shop.get(url('/health/releases'))).json().remotes['mf-search']
  expect(refused).toEqual([{ version: 'x', reason: expect.stringMatching(/signed by another/) }])
})
