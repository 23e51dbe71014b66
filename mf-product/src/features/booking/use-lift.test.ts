import { renderHook } from '@testing-library/react'
import { liftOf, useLift } from './use-lift'

it.each([
  [500, 900, 0],
  [796, 900, 0],
  [797, 900, 1],
  [800, 720, 184],
])('a card of %s on a screen of %s stands %s higher', (height, screen, lift) => {
  expect(liftOf({ height, screen })).toBe(lift)
})

it('a layer that grows once its content has come lifts the card again', () => {
  const observed: Element[] = []
  let grown = () => {}
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      grown = callback
    }
    observe = (element: Element) => void observed.push(element)
    disconnect = () => {}
  } as never
  window.requestAnimationFrame = ((run: () => void) => run()) as never
  const card = document.createElement('section')
  const layer = document.createElement('div')
  layer.setAttribute('role', 'dialog')
  card.append(layer)
  renderHook(() => useLift({ current: card }, true))
  expect(observed).toContain(layer)
  expect(card.style.getPropertyValue('--lift')).toBe('0px')
  layer.getBoundingClientRect = () => ({ bottom: 800 }) as DOMRect
  grown()
  expect(card.style.getPropertyValue('--lift')).toBe(
    `${liftOf({ height: 800, screen: window.innerHeight })}px`,
  )
})
