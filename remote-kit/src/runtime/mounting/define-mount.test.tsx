import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { searchSubmitted } from '@escapade/shared-contracts/events/analytics-events'
import { createEventChannel } from '@escapade/shared-contracts/events/event-channel'
import type { MountProps, ShellServices } from '@escapade/shared-contracts/mount/mount-contract'
import { useQuery } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CriteriaGate, useCriteria } from '../criteria'
import { useEvent } from '../events'
import { defineServer } from '../server/define-server'
import { useShell } from '../shell-context'
import { renderInShell } from '../testing/testing'
import { namespaceOf } from '../texts/texts'
import { defineMount } from './define-mount'

jest.mock('@escapade/shared-ui/common/load-texts', () => ({ loadUiTexts: async () => ({ default: {} }) }))

const texts: Record<string, Record<string, string>> = {
  en: { hello: 'Hello {{name}}' },
  fr: { hello: 'Bonjour {{name}}' },
  es: { hello: 'Hola {{name}}' },
  it: { hello: 'Ciao {{name}}' },
  nl: { hello: 'Dag {{name}}' },
  'fr-BE': {},
  'nl-BE': { hello: 'Goeiedag {{name}}' },
}
const loadTexts = async (tag: string) => ({ default: texts[tag] ?? {} })

function Greeting({ name = 'you' }: { name?: string }) {
  const { t } = useTranslation()
  const [heard, setHeard] = useState(0)
  useEvent(searchSubmitted, () => setHeard((count) => count + 1))
  if (useShell().visit.flags.broken) throw new Error('broken on purpose')
  return (
    <p>
      {t('hello', { name })} {heard}
    </p>
  )
}

const { services } = renderInShell(<p />, {})
let channel = createEventChannel()
const mountProps = (more: Partial<MountProps> = {}, shell: Partial<ShellServices> = {}): MountProps => ({
  services: { ...services, channel: channel.forMount('mf-tested@1'), ...shell },
  domElement: document.body.appendChild(document.createElement('div')),
  mountId: 'mf-greeting',
  ...more,
})
const remote = 'mf-greeting'
const lifecycles = () => defineMount({ remote, view: Greeting, loadTexts })
const server = defineServer({ remote, loadTexts, app: { view: Greeting } })
const request = (textLanguage: string) => ({
  mountId: 'mf-greeting',
  visit: { ...services.visit, textLanguage },
  location: { path: '/', query: {} },
  gatewayOrigin: 'http://gateway.test',
  requestId: 'r1',
  deadlineMs: 300,
})

// Mounting waits for React by itself: `act` would hold back what it waits for.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  channel = createEventChannel()
})
afterEach(() => document.body.replaceChildren())

it('draws the view with its texts and its props, and follows new props', async () => {
  const { mount, update } = lifecycles()
  const props = mountProps({ props: { name: 'Ada' } })
  await mount(props)
  expect(props.domElement).toHaveTextContent('Hello Ada 0')
  await update?.({ ...props, props: { name: 'Grace' } })
  await waitFor(() => expect(props.domElement).toHaveTextContent('Hello Grace 0'))
})

it('takes over the HTML of the server without drawing it again', async () => {
  const { html, state } = await server.render(request('fr-FR'))
  const errors: unknown[] = []
  const visit = { ...services.visit, textLanguage: 'fr-FR' }
  const props = mountProps({ rendered: state }, { visit, logError: (error) => void errors.push(error) })
  props.domElement.innerHTML = html
  const paragraph = props.domElement.firstChild
  await lifecycles().mount(props)
  expect(props.domElement).toHaveTextContent('Bonjour you 0')
  expect(props.domElement.firstChild).toBe(paragraph)
  expect(errors).toEqual([])
  channel.emit(searchSubmitted, { flow: 'booking', hash: '' })
  await waitFor(() => expect(props.domElement).toHaveTextContent('Bonjour you 1'))
})

it('draws anew where a part of the view could not be loaded: the HTML of the server does not stay beside it', async () => {
  const { html, state } = await server.render(request('en'))
  const props = mountProps({ rendered: state })
  props.domElement.innerHTML = html
  const Late = () => {
    const [isThere, setThere] = useState(false)
    useEffect(() => setThere(true), [])
    return isThere && <Greeting />
  }
  const loadView = () => Promise.reject(new Error('away'))
  await defineMount({ remote, view: Late, loadTexts, loadView }).mount(props)
  await waitFor(() => expect(props.domElement).toHaveTextContent(/^Hello you 0$/))
  expect(props.domElement.querySelectorAll('p')).toHaveLength(1)
})

it('says that it listens when React does, not while parts of the view are on their way', async () => {
  const { html, state } = await server.render(request('en'))
  const onListening = jest.fn()
  const props = mountProps({ rendered: state, onListening })
  props.domElement.innerHTML = html
  const pressed = jest.fn()
  const Pressed = () => (
    <p>
      <button type="button" onClick={pressed}>
        Press
      </button>
    </p>
  )
  let arrive = () => {}
  const part = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const mounted = defineMount({ remote, view: Pressed, loadTexts, loadView: () => part }).mount(props)
  await new Promise((resume) => setTimeout(resume))
  expect(onListening).not.toHaveBeenCalled()
  arrive()
  await waitFor(() => expect(onListening).toHaveBeenCalledTimes(1))
  await mounted
  props.domElement.querySelector('button')?.click()
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('counts ids as the server does: they name the slots whose fragments the server rendered', async () => {
  const ids: string[] = []
  const Numbered = () => {
    const id = useId()
    ids.push(id)
    return <p id={id} />
  }
  const { render } = defineServer({ remote, loadTexts, app: { view: Numbered } })
  const { html, state } = await render(request('en'))
  const props = mountProps({ rendered: state })
  props.domElement.innerHTML = html
  await defineMount({ remote, view: Numbered, loadTexts }).mount(props)
  expect(props.domElement.firstElementChild?.id).toBe(ids[0])
  expect(new Set(ids).size).toBe(1)
})

it('gives Belgian texts where they differ, and those of the language elsewhere', async () => {
  expect((await server.render(request('nl-BE'))).html).toContain('Goeiedag')
  expect((await server.render(request('fr-BE'))).html).toContain('Bonjour')
})

it('[SH-074] tells the shell about a view that throws, and takes it away', async () => {
  const crashes: unknown[] = []
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const visit = { ...services.visit, flags: { broken: true } }
  const props = mountProps({ onCrash: (error) => void crashes.push(error) }, { visit })
  await lifecycles().mount(props)
  expect(String(crashes)).toContain('broken on purpose')
  expect(props.domElement).toBeEmptyDOMElement()
  jest.restoreAllMocks()
})

it('leaves nothing behind after mounting and unmounting 50 times', async () => {
  const own = lifecycles()
  for (let round = 0; round < 50; round++) {
    const props = mountProps()
    await own.mount(props)
    expect(channel.size()).toBe(1)
    await own.unmount(props)
    expect(props.domElement).toBeEmptyDOMElement()
  }
  expect(channel.size()).toBe(0)
})

it('keeps nothing of a call that is under way when the mount ends', async () => {
  const minutes = new Set<unknown>()
  const setTimeoutBefore = globalThis.setTimeout
  const setting = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    const timer = setTimeoutBefore(run, ms)
    if ((ms ?? 0) >= 60_000) minutes.add(timer)
    return timer
  }) as typeof setTimeout)
  const clearTimeoutBefore = globalThis.clearTimeout
  const clearing = jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    minutes.delete(timer)
    clearTimeoutBefore(timer)
  })
  const Waiting = () => {
    useQuery({ queryKey: ['slow'], queryFn: ({ signal }) => slow(signal) })
    return <p>…</p>
  }
  const props = mountProps()
  const own = defineMount({ remote, view: Waiting, loadTexts })
  await own.mount(props)
  await own.unmount(props)
  await new Promise((done) => setTimeoutBefore(done, 20))
  expect(minutes.size).toBe(0)
  setting.mockRestore()
  clearing.mockRestore()
})

/** A call that ends when it is aborted. */
const slow = (signal: AbortSignal) =>
  new Promise<string>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))

it('takes away the mount that ends, not one of the same name that has come since', async () => {
  const own = lifecycles()
  const [leaving, coming] = [mountProps(), mountProps()]
  await own.mount(leaving)
  await own.mount(coming)
  await own.unmount(leaving)
  expect(leaving.domElement).toBeEmptyDOMElement()
  expect(coming.domElement).toHaveTextContent('Hello you 0')
  await own.unmount(coming)
  expect(coming.domElement).toBeEmptyDOMElement()
  expect(channel.size()).toBe(0)
})

it('names the namespace of a remote after its domain', () => {
  expect(namespaceOf('mf-search')).toBe('search')
  expect(namespaceOf('mf-checkout-helpers')).toBe('checkout')
})

describe('a view that was drawn for criteria', () => {
  function Stars() {
    const { criteria } = useCriteria()
    const stars = criteria.stars?.join() ?? 'any'
    return <CriteriaGate skeleton={<i>wait</i>}>{`stars: ${stars}`}</CriteriaGate>
  }
  const drawn = (followsCriteria: boolean, criteria?: Criteria) =>
    defineServer({ remote, loadTexts, app: { view: Stars, followsCriteria } }).render({
      ...request('fr-FR'),
      criteria,
    })

  it('stands in the document without a skeleton, and only where the view follows them', async () => {
    const { html, state, followsCriteria } = await drawn(true, { stars: ['4'] })
    expect(html).toContain('stars: 4')
    expect(html).not.toContain('wait')
    expect([state.criteria, followsCriteria]).toEqual([{ stars: ['4'] }, true])
    const other = await drawn(false, { stars: ['4'] })
    expect(other.html).toMatch(/stars: any.*wait/)
    expect([other.state.criteria, other.followsCriteria]).toEqual([undefined, false])
  })

  it('is taken over as it stands, and follows the hash from then on', async () => {
    const { html, state } = await drawn(true, { stars: ['4'] })
    const domElement = document.body.appendChild(document.createElement('div'))
    domElement.innerHTML = html
    const gate = domElement.firstElementChild
    let criteria: Criteria = { stars: ['4'] }
    const listeners = new Set<() => void>()
    const bus = {
      get: () => criteria,
      update: () => {},
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
    const logError = jest.fn()
    const mounting = defineMount({ remote, view: Stars, loadTexts })
    await mounting.mount(mountProps({ domElement, rendered: state }, { criteria: bus, logError }))
    expect(domElement.firstElementChild).toBe(gate)
    expect(domElement).toHaveTextContent(/^stars: 4$/)
    expect(logError).not.toHaveBeenCalled()
    criteria = { stars: ['5'] }
    for (const listener of listeners) listener()
    await waitFor(() => expect(domElement).toHaveTextContent(/^stars: 5$/))
  })
})
