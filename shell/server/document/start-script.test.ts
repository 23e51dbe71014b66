import { startPolicy, startScript } from './start-script'

type Painted = { element: Element | null }

/** Runs the script in this document; resolves with what the browser would do. */
function run({ hidden = false } = {}) {
  const listeners = new Map<string, (painted: Painted) => void>()
  class Observer {
    constructor(private listener: (list: { getEntries(): Painted[] }) => void) {}
    observe({ type }: { type: string }) {
      listeners.set(type, (painted) => this.listener({ getEntries: () => [painted] }))
    }
  }
  const createPolicy = jest.fn((_name: string, rules: object) => rules)
  Object.assign(window, { PerformanceObserver: Observer, trustedTypes: { createPolicy } })
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  new Function(startScript([{ href: '/assets/shell.js', integrity: 'sha256-x' }]))()
  return {
    paint: (element: Element | null) => listeners.get('largest-contentful-paint')?.({ element }),
    createPolicy,
  }
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)

beforeEach(() => {
  jest.useFakeTimers()
  window.location.hash = ''
  document.head.innerHTML = ''
  document.body.innerHTML = '<main><h1>Stays</h1><img fetchpriority="high" alt="A castle"></main>'
})
afterEach(() => jest.useRealTimers())

describe('the scripts of the client', () => {
  it('run once the first picture is painted, checked against their hash', () => {
    const { paint, createPolicy } = run()
    paint(document.querySelector('h1'))
    expect(scripts()).toEqual([])
    paint(document.querySelector('img'))
    paint(document.querySelector('img'))
    expect(scripts()).toEqual(['/assets/shell.js'])
    expect(document.head.querySelector('script')).toMatchObject({ integrity: 'sha256-x', async: false })
    expect(createPolicy).toHaveBeenCalledWith(startPolicy, expect.anything())
  })

  it('wait for any paint where the page has no first picture', () => {
    document.querySelector('img')?.remove()
    const { paint } = run()
    expect(scripts()).toEqual([])
    paint(document.querySelector('h1'))
    expect(scripts()).toEqual(['/assets/shell.js'])
  })

  it('do not wait for long', () => {
    run()
    jest.advanceTimersByTime(699)
    expect(scripts()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(scripts()).toEqual(['/assets/shell.js'])
  })

  it('do not wait in the background, where nothing is painted', () => {
    run({ hidden: true })
    expect(scripts()).toEqual(['/assets/shell.js'])
  })

  it('do not wait on a page with criteria, which they have to draw', () => {
    window.location.hash = 'a=2'
    run()
    expect(scripts()).toEqual(['/assets/shell.js'])
  })
})
