import { createHashBus, type HashBus } from '@escapade/shared-contracts/criteria/hash-bus'
import { layerIn, onLayerEntry, openLayer } from '@escapade/shared-contracts/history/layers'
import { createLayerHistory } from './layer-history'
import { createLayers, type Layers } from './layers'

// One history for the whole file: a window has one, and hears of layers for as long as it stands.
let bus: HashBus
let layers: Layers
const told = jest.fn()
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

/** As a script that comes over a network. */
const load = async () => {
  await nextTurn()
  return createLayerHistory(window)
}
beforeAll(() => {
  layers = createLayers({ window, load })
  bus = createHashBus(window)
  bus.subscribe(() => {
    layers.criteriaChanged()
    told(bus.hash())
  })
})

/** More turns than a step of the history takes, however slow the machine is. */
const mostTurns = 40

/** After timers and the steps of the history that they take. */
const settled = async () => {
  for (let turn = 0; turn < mostTurns; turn += 1) await nextTurn()
}
const step = async (delta: number) => {
  window.history.go(delta)
  await settled()
}
const depth = () => layerIn(window.history.state)?.depth ?? 0
const at = () => [window.location.hash, depth()]

let pages = 0
let start: number
/** Each test begins on a page of its own. */
beforeEach(async () => {
  await settled()
  pages += 1
  window.history.pushState({ key: `page-${pages}` }, '', `/search?page=${pages}#a=2`)
  bus.sync()
  start = window.history.length
  told.mockClear()
})

/** A layer as a page has it: drawn while it is open, by a button. */
function button(name?: string) {
  const opener = document.body.appendChild(document.createElement('button'))
  const layer = { isOpen: false, opener, open: () => opener.click(), close: () => {} }
  opener.addEventListener('click', () => {
    const close = () => {
      layer.isOpen = false
      leave()
    }
    const leave = openLayer(window, { name, opener, close })
    Object.assign(layer, { isOpen: true, close })
  })
  return layer
}

it('closes a layer by Back, on the same page, and opens it by Forward', async () => {
  const map = button()
  map.open()
  // The first layer of a page is what the history of layers is loaded for.
  await settled()
  expect([window.history.length, ...at()]).toEqual([start + 1, '#a=2', 1])
  await step(-1)
  expect([map.isOpen, ...at()]).toEqual([false, '#a=2', 0])
  await step(1)
  expect([map.isOpen, ...at()]).toEqual([true, '#a=2', 1])
  await step(-1)
  expect([map.isOpen, window.history.length]).toEqual([false, start + 1])
})

it('takes its entry along when it is closed in another way', async () => {
  const gallery = button()
  gallery.open()
  gallery.close()
  await settled()
  expect(at()).toEqual(['#a=2', 0])
  gallery.open()
  gallery.close()
  await settled()
  expect([window.history.length, ...at()]).toEqual([start + 1, '#a=2', 0])
})

it('closes the top one of several', async () => {
  const [box, calendar] = [button(), button()]
  box.open()
  calendar.open()
  await step(-1)
  expect([box.isOpen, calendar.isOpen, depth()]).toEqual([true, false, 1])
  await step(-1)
  expect([box.isOpen, depth()]).toEqual([false, 0])
})

it('[SH-030] leaves its entry to what was chosen in it, for Back to undo', async () => {
  const filters = button()
  filters.open()
  bus.update(() => ({ a: 3 }))
  bus.update(() => ({ a: 4 }))
  filters.close()
  await settled()
  expect([window.history.length, ...at()]).toEqual([start + 1, '#a=4', 0])
  await step(-1)
  expect([filters.isOpen, ...at()]).toEqual([false, '#a=2', 0])
})

it('[SH-030] carries a choice of a layer above another to the one below, which listeners hear of once', async () => {
  const [box, calendar] = [button(), button()]
  box.open()
  calendar.open()
  bus.update(() => ({ a: 5 }))
  calendar.close()
  await settled()
  expect(at()).toEqual(['#a=5', 1])
  box.close()
  await settled()
  expect(at()).toEqual(['#a=5', 0])
  expect(told.mock.calls).toEqual([['a=5']])
  await step(-1)
  expect(at()).toEqual(['#a=2', 0])
})

it('[SH-030] keeps a choice that comes while the entry is taken along', async () => {
  const filters = button()
  filters.open()
  filters.close()
  await nextTurn()
  bus.update(() => ({ a: 6 }))
  await settled()
  expect(at()).toEqual(['#a=6', 0])
  await step(-1)
  expect(at()).toEqual(['#a=2', 0])
})

it('gives an entry to the layer that takes the place of another', async () => {
  const [waiting, map] = [button(), button()]
  waiting.open()
  waiting.close()
  map.open()
  await settled()
  expect([window.history.length, depth(), map.isOpen]).toEqual([start + 1, 1, true])
  await step(-1)
  expect([map.isOpen, depth()]).toEqual([false, 0])
})

it('opens one anew while the entry of another is taken along', async () => {
  const [one, other] = [button(), button()]
  one.open()
  one.close()
  await nextTurn()
  other.open()
  await settled()
  expect([other.isOpen, depth()]).toEqual([true, 1])
  await step(-1)
  expect([other.isOpen, depth()]).toEqual([false, 0])
})

it('makes way for a page that a layer leads to: its entry, and those of layers above it', async () => {
  expect(await layers.makeWay()).toBe(false)
  const [box, calendar] = [button(), button()]
  box.open()
  calendar.open()
  expect(await layers.makeWay()).toBe(true)
  expect(depth()).toBe(1)
  window.history.replaceState({ key: 'product' }, '', '/product/1')
  box.close()
  calendar.close()
  await settled()
  expect([window.location.pathname, depth()]).toEqual(['/product/1', 0])
})

it('lets pages be gone to from a layer that its page opens again', async () => {
  const map = button('map')
  map.open()
  expect(await layers.makeWay()).toBe(false)
  window.history.pushState({ key: 'hotel' }, '', '/hotel/1')
  map.close()
  await settled()
  let entered = 0
  const stop = onLayerEntry(window, 'map', () => {
    entered += 1
    map.open()
  })
  await step(-1)
  stop()
  expect(layerIn(window.history.state)).toMatchObject({ name: 'map', opened: expect.stringMatching(/#a=2$/) })
  expect([map.isOpen, entered]).toEqual([true, 1])
  map.close()
  await settled()
  expect(at()).toEqual(['#a=2', 0])
})

it('goes past an entry whose layer nothing opens any more', async () => {
  const gone = button()
  gone.open()
  await step(-1)
  gone.opener.remove()
  await step(1)
  expect(at()).toEqual(['#a=2', 0])
})

it('goes back from the layer of before a reload once, however long the browser takes', () => {
  const layer = { depth: 1, id: 'before-reload', name: null, opened: window.location.href }
  window.history.pushState({ ...window.history.state, layer }, '')
  jest.useFakeTimers()
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => {})
  createLayerHistory(window)
  jest.advanceTimersByTime(60_000)
  expect(go.mock.calls).toEqual([[-1]])
  go.mockRestore()
  jest.useRealTimers()
})

it.each([
  ['#a=2', ['#a=2', 0]],
  ['#a=9', ['#a=9', 0]],
])('stands at the page after a reload in a layer, with what was chosen (%s)', async (hash, end) => {
  const opened = window.location.href
  const layer = { depth: 1, id: 'before-reload', name: null, opened }
  window.history.pushState({ ...window.history.state, layer }, '', hash)
  createLayerHistory(window)
  await settled()
  expect(at()).toEqual(end)
})
