import { placeScroll } from './arrive'

let height = 0
let grow: () => void = () => {}
const scrolled = () => window.scrollY

/** The document grows to so many pixels beyond the screen. */
const growTo = (pixels: number) => {
  height = pixels
  grow()
}

beforeEach(() => {
  jest.useFakeTimers()
  height = 0
  Reflect.set(window, 'scrollY', 0)
  Reflect.set(window, 'scrollTo', ({ top }: { top: number }) => {
    Reflect.set(window, 'scrollY', Math.min(top, height))
  })
  class Growth {
    constructor(tell: () => void) {
      grow = tell
    }
    observe() {}
    disconnect() {
      grow = () => {}
    }
  }
  Reflect.set(globalThis, 'ResizeObserver', Growth)
})
afterEach(() => jest.useRealTimers())

it('follows a page that is drawn slowly to where it was left', () => {
  placeScroll(window, 1600)
  expect(scrolled()).toBe(0)
  growTo(700)
  expect(scrolled()).toBe(700)
  jest.advanceTimersByTime(5000)
  growTo(4000)
  expect(scrolled()).toBe(1600)
  Reflect.set(window, 'scrollY', 200)
  growTo(5000)
  expect(scrolled()).toBe(200)
})

it.each(['wheel', 'touchstart', 'keydown', 'mousedown'])(
  'leaves the page to a visitor who moves it by %s',
  (move) => {
    placeScroll(window, 1600)
    growTo(700)
    window.dispatchEvent(new Event(move))
    growTo(4000)
    expect(scrolled()).toBe(700)
  },
)
