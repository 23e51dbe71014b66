/** @jest-environment jsdom */
import { deviceStorage, tabStorage, type VisitorStorage } from './visitor-storage'

const heard: string[] = []
const hear = ({ message }: ErrorEvent) => void heard.push(message)

beforeEach(() => {
  heard.length = 0
  localStorage.clear()
  sessionStorage.clear()
  delete (window as unknown as Record<symbol, unknown>)[Symbol.for('escapade.visitor-storage')]
  window.addEventListener('error', hear)
})
afterEach(() => {
  window.removeEventListener('error', hear)
  jest.restoreAllMocks()
})

const refuse = (method: 'getItem' | 'setItem' | 'removeItem', name: string) =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('', name)
  })

describe.each([
  ['the device', deviceStorage, () => localStorage],
  ['the tab', tabStorage, () => sessionStorage],
] as [string, VisitorStorage, () => Storage][])('the storage of %s', (_, storage, browser) => {
  it('is the browser’s, and says nothing while that works', () => {
    storage.setItem('a', '1')
    expect([storage.getItem('a'), browser().getItem('a')]).toEqual(['1', '1'])
    storage.removeItem('a')
    expect([storage.getItem('a'), browser().getItem('a')]).toEqual([null, null])
    expect(heard).toEqual([])
  })

  it('[GW-022] keeps for the page what a full browser does not take, and says so once', () => {
    storage.setItem('a', 'old')
    refuse('setItem', 'QuotaExceededError')
    storage.setItem('a', 'new')
    storage.setItem('b', 'more')
    expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['new', 'more'])
    expect(heard).toEqual(['The browser keeps nothing: QuotaExceededError'])
    jest.restoreAllMocks()
    storage.setItem('a', 'newest')
    expect([storage.getItem('a'), browser().getItem('a')]).toEqual(['newest', 'newest'])
  })

  it('[GW-022] has nothing where the browser forbids it, and says so once', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method, 'SecurityError')
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    expect(heard).toEqual(['The browser keeps nothing: SecurityError'])
  })
})

it('reaches listeners once from all of a page’s storages', () => {
  refuse('setItem', 'QuotaExceededError')
  deviceStorage.setItem('a', '1')
  tabStorage.setItem('a', '2')
  expect([deviceStorage.getItem('a'), tabStorage.getItem('a')]).toEqual(['1', '2'])
  expect(heard).toHaveLength(1)
})
