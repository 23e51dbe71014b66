import { act, render, screen } from '@testing-library/react'
import { useStandingSections } from './use-standing-sections'

const resized: (() => void)[] = []
beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(private readonly hear: () => void) {}
      observe = () => resized.push(this.hear)
      disconnect = () => {}
    },
  })
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent === '' ? 0 : 20
    },
  })
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const Tabs = () => <nav>{useStandingSections(['about', 'reviews', 'map']).join(' ')}</nav>
const shown = () => screen.getByRole('navigation').textContent

it('[HO-021] takes away the tabs of blocks that failed or are not there, and brings them back with the block', () => {
  document.body.innerHTML = '<p id="about">About</p><div id="reviews"></div>'
  render(<Tabs />)
  expect(shown()).toBe('about reviews map')
  act(() => jest.advanceTimersByTime(3000))
  expect(shown()).toBe('about')
  document.getElementById('reviews')?.append('Reviews')
  act(() => {
    for (const hear of resized) hear()
  })
  expect(shown()).toBe('about reviews')
})
