import { searchSubmitted } from '@escapade/shared-contracts/events/analytics-events'
import { createEventChannel } from '@escapade/shared-contracts/events/event-channel'
import type { Lifecycles, MountProps, ShellServices } from '@escapade/shared-contracts/mount/mount-contract'
import { waitFor } from '@testing-library/dom'
import { navigateToUrl, start, triggerAppChange } from 'single-spa'
import { createAppHost } from './app-host'

const channel = createEventChannel()
const mounts: MountProps[] = []
const settled = jest.fn()
let dead = new Set<string>()

const app = (name: string): Lifecycles => ({
  bootstrap: async () => {},
  async mount(props) {
    mounts.push(props)
    props.services.channel.on(searchSubmitted, () => {})
    props.domElement.append(`${name} is here`)
  },
  async unmount({ domElement }) {
    domElement.replaceChildren()
  },
})

document.body.innerHTML = `
  <main id="main"><div id="single-spa-application:mf-home">served</div></main>
  <template id="load-failed"><p>did not load</p><button data-retry>Try again</button></template>
  <template id="crashed"><p>crashed</p><button data-retry>Try again</button></template>`
const main = document.getElementById('main') as HTMLElement

const host = createAppHost({
  main,
  remotes: ['mf-home', 'mf-search', 'mf-product'],
  ownerOf: (path) => ({ '/': 'mf-home', '/search': 'mf-search', '/product': 'mf-product' })[path] ?? null,
  served: { remote: 'mf-home', rendered: { queries: {}, texts: { home: {} } } },
  onSettled: settled,
  load: async (remote) => {
    if (dead.has(remote)) throw Object.assign(new Error(`${remote} is dead`), { name: 'TooSlow' })
    return app(remote)
  },
  createServices: () =>
    ({ channel: channel.forMount('mf-x@1'), location: { path: '/', query: {} } }) as unknown as ShellServices,
  location: () => ({ path: '/', query: {} }),
  logError: () => {},
  window,
})

const go = async (path: string) => {
  navigateToUrl(path)
  await triggerAppChange()
}

beforeAll(async () => {
  start({ urlRerouteOnly: true })
  await waitFor(() => expect(mounts).toHaveLength(1))
})
beforeEach(() => {
  dead = new Set()
})

it('hands what the server rendered to the first app, and only to that', async () => {
  expect(mounts[0]?.rendered).toEqual({ queries: {}, texts: { home: {} } })
  expect(mounts[0]?.domElement.textContent).toBe('servedmf-home is here')
  await go('/search')
  await waitFor(() => expect(main).toHaveTextContent('mf-search is here'))
  expect(mounts.at(-1)?.rendered).toBeUndefined()
  await go('/')
  await waitFor(() => expect(main).toHaveTextContent('mf-home is here'))
  expect(mounts.at(-1)?.rendered).toBeUndefined()
})

it('does not mount an app again when only the hash changes', async () => {
  const before = mounts.length
  window.location.hash = 'a=5'
  await triggerAppChange()
  expect(mounts).toHaveLength(before)
})

it('shows an error page for a dead remote, lets the visitor leave, and retries when asked', async () => {
  dead.add('mf-product')
  await go('/product')
  await waitFor(() => expect(main).toHaveTextContent('did not load'), { timeout: 3000 })
  await go('/search')
  await waitFor(() => expect(main).toHaveTextContent('mf-search is here'))
  expect(main).not.toHaveTextContent('did not load')
  await go('/product')
  await waitFor(() => expect(main).toHaveTextContent('did not load'), { timeout: 3000 })
  dead.clear()
  main.querySelector<HTMLButtonElement>('[data-retry]')?.click()
  await waitFor(() => expect(main).toHaveTextContent('mf-product is here'))
  await waitFor(() => expect(main).not.toHaveTextContent('did not load'))
}, 10_000)

it('[SH-072] shows the crash page for an app that throws', async () => {
  await go('/search')
  await waitFor(() => expect(main).toHaveTextContent('mf-search is here'))
  mounts.at(-1)?.onCrash?.(new Error('broken'))
  await waitFor(() => expect(main).toHaveTextContent('crashed'))
  expect(main).not.toHaveTextContent('mf-search is here')
})

it('keeps no subscription and no element of the pages left behind', async () => {
  for (let round = 0; round < 25; round++) {
    await go('/search')
    await go('/')
  }
  await waitFor(() => expect(main).toHaveTextContent('mf-home is here'))
  expect(channel.size()).toBe(1)
  expect(main.childElementCount).toBe(1)
  expect(host.session()?.target.remote).toBe('mf-home')
})
