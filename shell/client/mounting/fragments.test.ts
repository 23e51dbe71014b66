import type { Lifecycles, MountProps, ShellServices } from '@escapade/shared-contracts/mount/mount-contract'
import { waitFor } from '@testing-library/dom'
import { createFragments } from './fragments'
import { TooSlow } from './load-with-retry'
import { MountSession, type SessionDeps } from './mount-session'

let errors: string[]
let mounts: MountProps[]
let broken: boolean

const box: Lifecycles = {
  bootstrap: async () => {},
  async mount(props) {
    mounts.push(props)
    props.domElement.append(`box ${JSON.stringify(props.props)}`)
  },
  async update({ domElement, props }) {
    domElement.textContent = `box ${JSON.stringify(props)}`
  },
  async unmount({ domElement }) {
    domElement.replaceChildren()
  },
}
const deps = (): SessionDeps => ({
  load: async () => {
    if (broken) throw new TooSlow('broken')
    return box
  },
  createServices: () => ({ channel: { close: () => {} } }) as unknown as ShellServices,
  location: () => ({ path: '/', query: {} }),
  logError: (error) => void errors.push(String(error)),
  window,
})
const slot = (html = '') => {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}
function parentPage() {
  const failures: string[] = []
  const target = { remote: 'mf-page', exposed: './app', element: slot(), mountId: 'mf-page' }
  const events = { onFailure: (failure: string) => void failures.push(failure) }
  return { parent: new MountSession(target, deps(), events), failures }
}
const request = {
  fragment: 'mf-search/search-box',
  grade: 'regular',
  mountId: 's1',
  props: { compact: true },
} as const

beforeEach(() => {
  errors = []
  mounts = []
  broken = false
})

it('mounts a fragment into its slot, follows its props, takes it away', async () => {
  const fragments = createFragments(deps(), {})
  const element = slot()
  const mounted = fragments.mount(parentPage().parent, element, request)
  await waitFor(() => expect(element).toHaveTextContent('box {"compact":true}'))
  mounted.update({ compact: false })
  await waitFor(() => expect(element).toHaveTextContent('box {"compact":false}'))
  expect([...fragments.live()]).toHaveLength(1)
  await mounted.unmount()
  expect(element).toBeEmptyDOMElement()
  expect([...fragments.live()]).toHaveLength(0)
})

it('gives the state of the server to the first mount, where its HTML stands', async () => {
  const rendered = { queries: {}, texts: {} }
  const fragments = createFragments(deps(), { s1: rendered, s2: rendered })
  const { parent } = parentPage()
  const first = fragments.mount(parent, slot('<b>served</b>'), request)
  await waitFor(() => expect(mounts).toHaveLength(1))
  expect(mounts[0]?.rendered).toBe(rendered)
  await first.unmount()
  fragments.mount(parent, slot('<b>served</b>'), request)
  fragments.mount(parent, slot(), { ...request, mountId: 's2' })
  await waitFor(() => expect(mounts).toHaveLength(3))
  expect(mounts.slice(1).map((mount) => mount.rendered)).toEqual([undefined, undefined])
})

it('lets a regular fragment fail to nothing, and logs it', async () => {
  broken = true
  const { parent, failures } = parentPage()
  const element = slot()
  createFragments(deps(), {}).mount(parent, element, request)
  await waitFor(() => expect(errors).toHaveLength(1))
  expect(element).toBeEmptyDOMElement()
  expect(failures).toEqual([])
})

it('makes the failure of an essential fragment its page’s', async () => {
  broken = true
  const { parent, failures } = parentPage()
  createFragments(deps(), {}).mount(parent, slot(), { ...request, grade: 'essential' })
  await waitFor(() => expect(failures).toEqual(['load-failed']))
})
