import { waitFor } from '@testing-library/react'
import { createMap, type MapHandle } from './create-map'

// Drawing needs a canvas, which jsdom has not.
jest.mock('./base/base-layer', () => ({ addBaseLayer: () => {} }))

/** jsdom has no pointers. */
class Pointer extends MouseEvent {
  pointerId = 1
  pointerType = 'mouse'
  isPrimary = true
}

const paris = { lng: 2.35, lat: 48.85 }
let map: MapHandle
let target: HTMLElement
let bubble: HTMLElement
const onPress = jest.fn()
const onRest = jest.fn()
const pressed = jest.fn()

/** Two frames: the one that draws, and what follows it. */
const drawn = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((goOn) => requestAnimationFrame(goOn))
}

beforeEach(async () => {
  jest.clearAllMocks()
  const observer = { observe() {}, unobserve() {}, disconnect() {} }
  Object.assign(globalThis, { ResizeObserver: jest.fn(() => observer), PointerEvent: Pointer })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  target = document.createElement('div')
  for (const [side, value] of [
    ['offsetWidth', 800],
    ['offsetHeight', 600],
  ] as const)
    Object.defineProperty(target, side, { value })
  target.style.cssText = 'border: 0 solid; padding: 0'
  document.body.append(target)
  map = createMap({
    target,
    view: { ...paris, zoom: 9 },
    onFrame: () => {},
    onTiles: () => {},
    onRest,
    onPress,
  })
  bubble = document.createElement('button')
  bubble.addEventListener('click', pressed)
  map.bubbles.append(bubble)
  const viewport = map.bubbles.parentElement as HTMLElement
  viewport.getBoundingClientRect = () => ({ left: 0, top: 0, width: 800, height: 600 }) as DOMRect
  await drawn()
})
afterEach(() => {
  map.stop()
  target.remove()
})

const pointer = (type: string, element: EventTarget, clientX: number) =>
  element.dispatchEvent(new Pointer(type, { bubbles: true, cancelable: true, clientX, clientY: 300 }))
const press = (element: Element, { to = 400 } = {}) => {
  const from = 400
  pointer('pointerdown', element, from)
  for (let x = from; x < to; x += 20) pointer('pointermove', document, x)
  pointer('pointermove', document, to)
  pointer('pointerup', element, to)
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
}

describe('the bubbles of a map', () => {
  it('[SE-078] are pressed without the map being pressed', async () => {
    press(bubble)
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(onPress).not.toHaveBeenCalled()
    press(map.bubbles.parentElement as Element)
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('[SE-078] take the map along when they are dragged, which is no press', async () => {
    const before = map.area().lng
    press(bubble, { to: 560 })
    await drawn()
    expect(map.area().lng).toBeLessThan(before - 0.1)
    expect(pressed).not.toHaveBeenCalled()
    bubble.click()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('[SE-078] have the arrow keys for themselves, and no focus scrolls them away from their hotels', async () => {
    const arrow = (element: Element) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    const before = map.area().lng
    arrow(bubble)
    await drawn()
    expect(map.area().lng).toBe(before)
    arrow(target)
    await waitFor(() => expect(map.area().lng).toBeGreaterThan(before))
    expect(map.bubbles.parentElement).toHaveStyle({ overflow: 'clip' })
  })
})
