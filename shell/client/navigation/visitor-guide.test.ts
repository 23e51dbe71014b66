import { waitFor } from '@testing-library/dom'
import { createVisitorGuide } from './visitor-guide'

const scrolled: number[] = []
let recalled: number | null = null
let isArriving = false
let isInPlace = false
const arrivals: boolean[] = []
const guide = createVisitorGuide({
  window,
  scroll: {
    leave: () => {},
    newEntry: () => ({ key: 'k', inPlace: false }),
    isInPlace: () => isInPlace,
    recall: () => recalled,
    isArriving: () => isArriving,
    arrived: () => {},
  },
})
guide.onArrival(({ samePage }) => arrivals.push(samePage))

beforeAll(() => {
  Reflect.set(window, 'scrollTo', ({ top }: { top: number }) => {
    scrolled.push(top)
    Reflect.set(window, 'scrollY', top)
  })
})
beforeEach(() => {
  document.title = 'Before'
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><div id="announcer" role="status"></div>'
  scrolled.length = 0
  arrivals.length = 0
  recalled = null
  isArriving = false
  isInPlace = false
})

/** As single-spa tells of a change of address. */
function route(path: string, apps: number) {
  window.dispatchEvent(new CustomEvent('single-spa:before-routing-event'))
  window.history.pushState(null, '', path)
  window.dispatchEvent(new CustomEvent('single-spa:routing-event', { detail: { totalAppChanges: apps } }))
}
const goBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    window.history.back()
  })
const announced = () => document.getElementById('announcer')?.textContent

it('takes the visitor to the top of a new page, with focus and title, once it is drawn', async () => {
  route('/product/1', 2)
  expect(document.activeElement).toBe(document.body)
  document.title = 'A stay'
  guide.settled()
  await waitFor(() => expect(announced()).toBe('A stay'))
  document.title = 'A stay that is booked'
  await waitFor(() => expect(announced()).toBe('A stay that is booked'))
  expect(document.activeElement?.id).toBe('main')
  expect(scrolled).toEqual([0])
  expect(arrivals).toEqual([false])
})

it('says the title of the new page, not that of the one before, however late it comes', async () => {
  route('/product/2', 2)
  guide.settled()
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  expect(announced()).toBe('')
  document.title = 'Another stay'
  await waitFor(() => expect(announced()).toBe('Another stay'))
})

it('follows a page that stays and only changes its address', async () => {
  route('/product/2?page=1', 0)
  document.title = 'Second page'
  await waitFor(() => expect(announced()).toBe('Second page'))
  expect(arrivals).toEqual([true])
})

it('leaves scroll and focus alone when only the hash changes', () => {
  route('/product/2?page=1#a=3', 0)
  expect(arrivals).toEqual([])
  expect(scrolled).toEqual([])
})

it('[SE-030] takes the visitor back where Back came before the next page was drawn', async () => {
  route('/search?page=1', 2)
  guide.settled()
  await waitFor(() => expect(scrolled).toEqual([0]))
  recalled = 700
  isArriving = true
  route('/search?page=1', 2)
  guide.settled()
  await waitFor(() => expect(scrolled).toEqual([0, 700]))
})

it('takes the visitor back to where the page was left', async () => {
  route('/search', 2)
  guide.settled()
  await waitFor(() => expect(scrolled).toEqual([0]))
  recalled = 640
  await goBack()
  window.dispatchEvent(new CustomEvent('single-spa:routing-event', { detail: { totalAppChanges: 2 } }))
  guide.settled()
  await waitFor(() => expect(scrolled).toEqual([0, 640]))
})

it('settles a page that was drawn before the router told of it', async () => {
  window.dispatchEvent(new CustomEvent('single-spa:before-routing-event'))
  window.history.pushState(null, '', '/fast')
  document.title = 'Fast'
  guide.settled()
  window.dispatchEvent(new CustomEvent('single-spa:routing-event', { detail: { totalAppChanges: 2 } }))
  await waitFor(() => expect(announced()).toBe('Fast'))
})

it('leaves the focus in an open menu when the page changes under it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><input id="filter"></div>')
  document.getElementById('filter')?.focus()
  route('/search?page=2', 0)
  document.title = 'Filtered'
  await waitFor(() => expect(announced()).toBe('Filtered'))
  expect(document.activeElement?.id).toBe('filter')
})

it('leaves the focus to a menu that is closed as soon as the page has changed under it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><input id="filter"></div>')
  document.getElementById('filter')?.focus()
  route('/search?page=3', 0)
  document.querySelector('[role="dialog"]')?.remove()
  document.title = 'Filtered again'
  await waitFor(() => expect(announced()).toBe('Filtered again'))
  expect(document.activeElement).toBe(document.body)
})

it('leaves place and focus alone when a page comes in the place of the one before', async () => {
  document.body.insertAdjacentHTML('beforeend', '<button id="added">Added</button>')
  document.getElementById('added')?.focus()
  recalled = 420
  isInPlace = true
  route('/product/3', 0)
  document.title = 'With a massage'
  await waitFor(() => expect(announced()).toBe('With a massage'))
  expect(scrolled).toEqual([420])
  expect(document.activeElement?.id).toBe('added')
})
