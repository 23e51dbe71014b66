import { notYet, startPolicy } from '../../src/page-elements'
import type { CriteriaWindow } from '../boot'
import { startPage } from './start-page'

type Painted = { element: Element | null }

/** Runs the script in this document; `paint` and `frame` do what the browser would. */
function run({ hidden = false, followsCriteria = false } = {}) {
  const listeners = new Map<string, (painted: Painted) => void>()
  class Observer {
    constructor(private listener: (list: { getEntries(): Painted[] }) => void) {}
    observe({ type }: { type: string }) {
      listeners.set(type, (painted) => this.listener({ getEntries: () => [painted] }))
    }
  }
  const frames: (() => void)[] = []
  const createPolicy = jest.fn((_name: string, rules: object) => rules)
  Object.assign(window, {
    PerformanceObserver: Observer,
    trustedTypes: { createPolicy },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  })
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  startPage({ scripts: [{ href: '/assets/shell.js', integrity: 'sha256-x' }], followsCriteria })
  const frame = () => {
    frames.shift()?.()
    jest.advanceTimersByTime(0)
  }
  const paint = () => listeners.get('paint')?.({ element: null })
  const paintLargest = (element: Element | null) => listeners.get('largest-contentful-paint')?.({ element })
  return { paint, paintLargest, frame, createPolicy }
}
const addPicture = ({ complete, offsetHeight = 0 }: { complete: boolean; offsetHeight?: number }) => {
  const picture = document.createElement('img')
  picture.setAttribute('fetchpriority', 'high')
  Object.defineProperties(picture, { complete: { value: complete }, offsetHeight: { value: offsetHeight } })
  document.querySelector('main')?.append(picture)
  return picture
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)
const asked = () => document.querySelector('link')?.media !== notYet
const { documentElement } = document
const drawn = () => document.querySelectorAll('[data-near]').length

beforeEach(() => {
  jest.useFakeTimers()
  window.location.hash = ''
  documentElement.dataset.view = 'first'
  document.head.innerHTML = ''
  const pieces = '<section data-below></section>'.repeat(5)
  document.body.innerHTML = `<main id="main"><div><h1>Stays</h1>${pieces}</div></main><link media="${notYet}" href="/remotes/app.js">`
})
afterEach(() => jest.useRealTimers())

describe('the scripts of the client', () => {
  it('are loaded with the first paint, checked against their hash, and those of remotes asked for', () => {
    const { paint, createPolicy } = run()
    expect(scripts()).toEqual([])
    expect(asked()).toBe(false)
    paint()
    paint()
    expect(scripts()).toEqual(['/assets/shell.js'])
    expect(asked()).toBe(true)
    expect(document.head.querySelector('script')).toMatchObject({ integrity: 'sha256-x', async: false })
    expect(createPolicy).toHaveBeenCalledWith(startPolicy, expect.anything())
  })

  it('follow a picture that has come, for its frame', () => {
    const picture = addPicture({ complete: true })
    const { paint, paintLargest } = run()
    paint()
    paintLargest(document.querySelector('h1'))
    expect(scripts()).toEqual([])
    paintLargest(picture)
    expect(scripts()).toEqual(['/assets/shell.js'])
  })

  it('do not wait for a picture that is smaller than a text', () => {
    addPicture({ complete: true })
    run().paint()
    jest.advanceTimersByTime(60)
    expect(scripts()).toEqual(['/assets/shell.js'])
  })

  it('wait a moment for a picture that is on its way, and for its frame', () => {
    const picture = addPicture({ complete: false })
    run().paint()
    jest.advanceTimersByTime(20)
    expect(scripts()).toEqual([])
    picture.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(59)
    expect(scripts()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(scripts()).toEqual(['/assets/shell.js'])
  })

  it('do not wait for a picture that takes longer: they are asked for behind it', () => {
    addPicture({ complete: false })
    run().paint()
    jest.advanceTimersByTime(150)
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
    expect(documentElement.dataset.view).toBe('near')
  })

  it('do not wait on a page with criteria that they alone can draw', () => {
    window.location.hash = 'a=2'
    addPicture({ complete: true })
    run()
    expect(scripts()).toEqual(['/assets/shell.js'])
  })

  it('follow the picture that a page shows whatever its criteria are', () => {
    window.location.hash = 'a=2'
    const picture = addPicture({ complete: true, offsetHeight: 90 })
    const { paintLargest } = run()
    expect(scripts()).toEqual([])
    paintLargest(picture)
    expect(scripts()).toEqual(['/assets/shell.js'])
  })
})

describe('what stands below the first view', () => {
  it('follows the first paint, the first pieces frame by frame', () => {
    const { paint, frame } = run()
    expect(drawn()).toBe(0)
    paint()
    expect(drawn()).toBe(1)
    frame()
    frame()
    expect(drawn()).toBe(3)
    expect(documentElement.dataset.view).toBe('first')
    frame()
    expect(documentElement.dataset.view).toBe('near')
  })

  it('is there at once for a returning visitor', () => {
    delete documentElement.dataset.view
    run().paint()
    expect(drawn()).toBe(0)
    expect(documentElement).not.toHaveAttribute('data-view')
  })
})

describe('a page that can be drawn for criteria', () => {
  const page = { html: '<h1>Stays of four stars</h1>', app: {}, slots: {}, now: '2026-11-20T10:00:00' }
  const answers = (answer: object | number) =>
    Object.assign(window, {
      fetch: jest.fn(async () =>
        typeof answer === 'number' ? { status: answer } : { status: 200, json: async () => answer },
      ),
      earlyInput: { entered: new Map() },
    })
  const settle = () => jest.advanceTimersByTimeAsync(0)
  const heading = () => document.querySelector('h1')?.textContent
  beforeEach(() => {
    window.location.hash = 'stars=4'
  })
  const open = () => run({ followsCriteria: true })

  it('is asked for by its hash and put in place, before the scripts', async () => {
    const { fetch } = answers(page)
    open()
    expect(fetch).toHaveBeenCalledWith('/', { headers: { 'x-criteria': 'stars=4' } })
    await settle()
    expect(heading()).toBe('Stays of four stars')
    expect((window as CriteriaWindow).criteriaPage?.page).toBe(page)
    expect(scripts()).toEqual([])
    jest.advanceTimersByTime(60)
    expect(scripts()).toEqual(['/assets/shell.js'])
  })

  it('has its first picture before the scripts', async () => {
    answers({ ...page, html: '<img fetchpriority="high" src="/inn.avif">' })
    open()
    await settle()
    jest.advanceTimersByTime(300)
    expect(scripts()).toEqual([])
    document.querySelector('img')?.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(60)
    expect(scripts()).toEqual(['/assets/shell.js'])
  })

  it.each([
    ['there is none', () => answers(204)],
    [
      'the gateway does not answer',
      () => Object.assign(answers(page), { fetch: () => Promise.reject(new Error('offline')) }),
    ],
    [
      'the visitor has entered something',
      () => void answers(page).earlyInput.entered.set(document.body, 'Lyon'),
    ],
    [
      'the hash is longer than any link',
      () => {
        answers(page)
        window.location.hash = 'x'.repeat(1100)
      },
    ],
  ])('is left to the scripts when %s', async (_, given) => {
    given()
    open()
    await settle()
    expect(heading()).toBe('Stays')
    expect(scripts()).toEqual(['/assets/shell.js'])
  })

  it('does not take the place of what the client has begun to take over', async () => {
    answers(page)
    open()
    const { criteriaPage } = window as CriteriaWindow
    Object.assign(criteriaPage as object, { isTaken: true })
    await settle()
    expect(heading()).toBe('Stays')
  })
})
