import { searchSubmitted } from '@escapade/shared-contracts/events/analytics-events'
import { createEventChannel, type RootChannel } from '@escapade/shared-contracts/events/event-channel'
import type { Lifecycles, MountProps, ShellServices } from '@escapade/shared-contracts/mount/mount-contract'
import { waitFor } from '@testing-library/dom'
import { type MountFailure, MountSession, type SessionDeps } from './mount-session'

jest.mock('./load-with-retry', () => {
  const actual = jest.requireActual('./load-with-retry')
  return {
    ...actual,
    loadWithRetry: (load: () => Promise<unknown>, options: object) =>
      actual.loadWithRetry(load, { ...options, limitMs: 60, pausesMs: [1, 1] }),
  }
})

let channel: RootChannel
let errors: unknown[]
let element: HTMLElement

beforeEach(() => {
  channel = createEventChannel()
  errors = []
  element = document.body.appendChild(document.createElement('div'))
})
afterEach(() => element.remove())

/** A remote's app without React: writes its path and listens to the page. */
const plainApp = (): Lifecycles => ({
  bootstrap: async () => {},
  async mount({ domElement, services, props }: MountProps) {
    services.channel.on(searchSubmitted, () => {})
    domElement.textContent = `at ${services.location.path} ${JSON.stringify(props ?? {})}`
  },
  async update({ domElement, services, props }) {
    domElement.textContent = `at ${services.location.path} ${JSON.stringify(props ?? {})}`
  },
  async unmount({ domElement }) {
    domElement.replaceChildren()
  },
})

let path = '/search'
const createDeps = (load: SessionDeps['load']): SessionDeps => ({
  load,
  createServices: () =>
    ({ channel: channel.forMount('mf-x@1'), location: { path, query: {} } }) as unknown as ShellServices,
  location: () => ({ path, query: {} }),
  logError: (error) => void errors.push(error),
  window,
})

function open(load: SessionDeps['load'], props?: Record<string, unknown>) {
  const shown = jest.fn()
  const failures: MountFailure[] = []
  const target = { remote: 'mf-x', exposed: './app', element, mountId: 'mf-x', props }
  const session = new MountSession(target, createDeps(load), {
    onShown: shown,
    onFailure: (failure) => void failures.push(failure),
  })
  return { session, shown, failures }
}

it('mounts, follows new props and the visitor, and goes', async () => {
  path = '/search'
  const { session, shown } = open(async () => plainApp(), { a: 1 })
  await session.start()
  expect(shown).toHaveBeenCalledTimes(1)
  expect(element.textContent).toBe('at /search {"a":1}')
  session.update({ a: 2 })
  await waitFor(() => expect(element.textContent).toBe('at /search {"a":2}'))
  path = '/search/more'
  session.relocate()
  await waitFor(() => expect(element.textContent).toBe('at /search/more {"a":2}'))
  await session.end()
  expect(element.childNodes).toHaveLength(0)
})

it('takes what the server drew over as it was drawn, and follows then who went on before the script came', async () => {
  path = '/search'
  let arrive = (_app: Lifecycles) => {}
  const loading = new Promise<Lifecycles>((resolve) => {
    arrive = resolve
  })
  const seen: string[] = []
  const note = async ({ services, props, rendered }: Partial<MountProps>) =>
    void seen.push(`${services?.location.path} ${JSON.stringify(props)} ${rendered ? 'hydrated' : 'drawn'}`)
  const target = { remote: 'mf-x', exposed: './app', element, mountId: 'mf-x', props: { a: 1 } }
  const rendered = { queries: {}, texts: {} } as MountProps['rendered'] & object
  const session = new MountSession(
    { ...target, rendered },
    createDeps(() => loading),
    {},
  )
  const started = session.start()
  path = '/search/more'
  session.relocate()
  session.update({ a: 2 })
  arrive({ ...plainApp(), mount: note, update: note })
  await started
  await waitFor(() => expect(seen).toHaveLength(2))
  expect(seen).toEqual(['/search {"a":1} hydrated', '/search/more {"a":2} drawn'])
  await session.end()
})

it('asks again for what failed to load, and remembers no failure', async () => {
  const load = jest.fn<Promise<Lifecycles>, []>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(plainApp())
  const { session, shown, failures } = open(load)
  await session.start()
  expect(load).toHaveBeenCalledTimes(2)
  expect(shown).toHaveBeenCalled()
  expect(failures).toEqual([])
})

it('says that a remote is dead, and shows it when it is back, without being asked', async () => {
  let alive = false
  const { session, shown, failures } = open(async () => {
    if (!alive) throw new Error('dead')
    return plainApp()
  })
  await session.start()
  expect(failures).toEqual(['load-failed'])
  expect(errors.map(String)).toEqual(['Error: dead'])
  alive = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
  expect(element.textContent).toContain('at ')
})

it('does not wait for a remote that is slow, and takes it when it comes', async () => {
  let arrive = (_app: Lifecycles) => {}
  const loading = new Promise<Lifecycles>((resolve) => {
    arrive = resolve
  })
  const { session, shown, failures } = open(() => loading)
  await session.start()
  expect(failures).toEqual(['load-failed'])
  arrive(plainApp())
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
})

it('says so again when a retry fails, and still comes back by itself', async () => {
  let alive = false
  const { session, shown, failures } = open(async () => {
    if (!alive) throw new Error('dead')
    return plainApp()
  })
  await session.start()
  await session.retry()
  expect(failures).toEqual(['load-failed', 'load-failed'])
  alive = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
  expect(channel.size()).toBe(1)
})

it('[SH-074] logs a crash once, takes the view away and mounts again when asked', async () => {
  let crash = (_error: unknown) => {}
  const app = plainApp()
  const { session, shown, failures } = open(async () => ({
    ...app,
    mount: async (props) => {
      crash = props.onCrash ?? crash
      await app.mount(props)
    },
  }))
  await session.start()
  crash(new Error('broken view'))
  await waitFor(() => expect(element.childNodes).toHaveLength(0))
  expect(failures).toEqual(['crashed'])
  expect(errors.map(String)).toEqual(['Error: broken view'])
  await session.retry()
  expect(shown).toHaveBeenCalledTimes(2)
  expect(element.textContent).toContain('at ')
})

it('keeps what is pressed until the mount says that it listens', async () => {
  const states: (string | undefined)[] = []
  const app = plainApp()
  const { session } = open(async () => ({
    ...app,
    mount: async (props) => {
      states.push(element.dataset.takenOver)
      props.onListening?.()
      states.push(element.dataset.takenOver)
      props.onDrawn?.()
      states.push(element.dataset.takenOver)
      await app.mount(props)
    },
  }))
  await session.start()
  expect([...states, element.dataset.takenOver]).toEqual([undefined, 'begun', 'drawn', 'shown'])
})

it('hands nothing more to a mount that ends while it is updated', async () => {
  let draw = () => {}
  const update = jest.fn(async () => {})
  const app: Lifecycles = {
    ...plainApp(),
    mount: () =>
      new Promise((drawn) => {
        draw = () => drawn(undefined)
      }),
    update,
  }
  const { session } = open(async () => app)
  const started = session.start()
  await waitFor(() => expect(draw.toString()).toContain('drawn'))
  session.relocate()
  const ended = session.end()
  draw()
  await Promise.all([started, ended])
  expect(update).not.toHaveBeenCalled()
})

it('leaves nothing behind when it ends before the remote has come', async () => {
  let arrive = (_app: Lifecycles) => {}
  const loading = new Promise<Lifecycles>((resolve) => {
    arrive = resolve
  })
  const { session, shown } = open(() => loading)
  const started = session.start()
  await session.end()
  arrive(plainApp())
  await started
  expect(shown).not.toHaveBeenCalled()
  expect(element.childNodes).toHaveLength(0)
  expect(channel.size()).toBe(0)
})

it('leaves no subscription and no content after 50 mounts', async () => {
  for (let round = 0; round < 50; round++) {
    const { session } = open(async () => plainApp())
    await session.start()
    expect(channel.size()).toBe(1)
    await session.end()
    expect(element.childNodes).toHaveLength(0)
  }
  expect(channel.size()).toBe(0)
})
