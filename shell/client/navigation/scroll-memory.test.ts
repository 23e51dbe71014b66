import { createScrollMemory } from './scroll-memory'

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scrollend'))
}

/** One entry that was left at 1600 for another, whose page is there. */
function leaveAt1600() {
  window.history.replaceState({ key: 'results' }, '')
  const memory = createScrollMemory(window)
  scrollTo(1600)
  memory.leave()
  window.history.replaceState({ key: 'stay' }, '')
  return memory
}

/** Does as the browser on Back: the entry is the former one, and the event says so. */
function goBack() {
  window.history.replaceState({ key: 'results' }, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
}

it('[SE-030] recalls where an entry was left', () => {
  const memory = leaveAt1600()
  memory.arrived()
  scrollTo(40)
  expect(memory.recall()).toBe(40)
  goBack()
  expect(memory.recall()).toBe(1600)
})

it('[SE-030] keeps that place when the browser scrolls the short document between two pages', () => {
  const memory = leaveAt1600()
  scrollTo(528)
  goBack()
  scrollTo(496)
  expect(memory.recall()).toBe(1600)
})

it('notes the place again once the page stands', () => {
  const memory = leaveAt1600()
  goBack()
  memory.arrived()
  scrollTo(900)
  expect(memory.recall()).toBe(900)
})
