import { createMegaMenu, type MegaMenu } from './mega-menu'

const step = (id: string, content: string) => `
  <a href="#${id}">${id}</a><button data-menu-step aria-expanded="false" id="step-${id}"></button>
  <div data-menu-level="2" id="${id}" hidden><button data-menu-back></button>${content}</div>`
const panel = (id: string) => `
  <div data-menu-level="1" data-menu-panel="${id}" id="menu-${id}" hidden>
    <button data-menu-back></button>
    <ul><li>${step(`${id}-a`, '<a href="#deep">Deep</a>')}</li><li>${step(`${id}-b`, '')}</li></ul>
    <button data-menu-dialog></button><dialog><button data-menu-dialog-close></button></dialog>
  </div>`
const item = (id: string, prefix: string) => `
  <li data-menu-item="${id}"><a href="#${id}">${id}</a>
  <button data-menu-tab="${id}" id="${prefix}-${id}" aria-expanded="false"></button></li>`

let menu: MegaMenu
beforeEach(async () => {
  jest.useFakeTimers()
  document.body.innerHTML = `<header data-shell="header">
    <nav><ul>${item('places', 'tab')}${item('themes', 'tab')}</ul></nav>
    <div popover><ul>${item('places', 'drawer')}</ul></div></header><main><button id="elsewhere"></button></main>`
  const loaded = new DOMParser().parseFromString(panel('places') + panel('themes'), 'text/html')
  menu = await createMegaMenu({ document, load: async () => loaded })
})
afterEach(() => jest.useRealTimers())

const find = (id: string) => document.getElementById(id) as HTMLElement
const on = (type: string, target: Element, more: object = {}) => menu.handle(eventOn(type, target, more))

/** An event as the header hands it on: with its target, wherever it is handled. */
function eventOn(type: string, target: Element, more: object): Event {
  const event = new Event(type, { bubbles: true })
  Object.defineProperty(event, 'target', { value: target })
  return Object.assign(event, { pointerType: 'mouse' }, more)
}
const isOpen = (id: string) => find(id).isConnected && !find(id).hidden
const expanded = (id: string) => find(id).getAttribute('aria-expanded')

it('[CO-052] opens a panel when the pointer rests on its entry, and closes it when the pointer stays away', () => {
  void on('pointerover', find('tab-places'))
  jest.advanceTimersByTime(60)
  expect(document.getElementById('menu-places')).toBeNull()
  jest.advanceTimersByTime(80)
  expect(isOpen('menu-places')).toBe(true)
  expect(isOpen('places-a')).toBe(true)
  void on('pointerout', find('tab-places'), { relatedTarget: find('elsewhere') })
  jest.advanceTimersByTime(200)
  expect(isOpen('menu-places')).toBe(true)
  jest.advanceTimersByTime(100)
  expect(isOpen('menu-places')).toBe(false)
})

it('[CO-052] shows the level of the row under the pointer, one at a time', () => {
  void on('click', find('tab-places'))
  void on('pointerover', find('step-places-b'))
  jest.advanceTimersByTime(130)
  expect([isOpen('places-a'), isOpen('places-b')]).toEqual([false, true])
})

it('[CO-053] leaves the open level to a pointer that passes over another row on its way there', () => {
  void on('click', find('tab-places'))
  void on('pointerover', find('step-places-b'), { movementX: 30, movementY: 4 })
  jest.advanceTimersByTime(130)
  void on('pointerover', find('places-a'))
  jest.advanceTimersByTime(400)
  expect([isOpen('places-a'), isOpen('places-b')]).toEqual([true, false])
  void on('pointerover', find('step-places-b'), { movementX: 30, movementY: 4 })
  jest.advanceTimersByTime(300)
  expect(isOpen('places-b')).toBe(true)
})

it('[CO-052] opens and closes by its button, and by Escape with the focus back on it', () => {
  void on('click', find('tab-places'))
  expect(expanded('tab-places')).toBe('true')
  void on('click', find('tab-themes'))
  expect([isOpen('menu-places'), isOpen('menu-themes'), expanded('tab-places')]).toEqual([
    false,
    true,
    'false',
  ])
  document.querySelector<HTMLElement>('#themes-a a')?.focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(isOpen('menu-themes')).toBe(false)
  expect(document.activeElement).toBe(find('tab-themes'))
})

it('[CO-052] marks the rows whose levels are open, and the lists below those', () => {
  const marked = () => [
    ...[...document.querySelectorAll('[data-open] > :is([data-menu-tab], [data-menu-step])')].map(
      (b) => b.id,
    ),
    ...[...document.querySelectorAll('[data-covered]')].map((list) => list.id || list.localName),
  ]
  void on('click', find('drawer-places'))
  expect(marked()).toEqual(['drawer-places', 'div'])
  void on('click', find('step-places-a'))
  expect(marked()).toEqual(['drawer-places', 'step-places-a', 'div', 'menu-places'])
  void on('click', find('step-places-b'))
  expect(marked()).toEqual(['drawer-places', 'step-places-b', 'div', 'menu-places'])
  void on('click', find('drawer-places'))
  expect(marked()).toEqual([])
})

it('closes when the focus goes elsewhere, or a link is followed', () => {
  void on('click', find('tab-places'))
  find('step-places-a').focus()
  find('elsewhere').focus()
  expect(isOpen('menu-places')).toBe(false)
  void on('click', find('tab-places'))
  void on('click', document.querySelector('#places-a a') as Element)
  expect(isOpen('menu-places')).toBe(false)
})

it('[CO-052] steps through the drawer and back, with the focus', () => {
  void on('click', find('drawer-places'))
  expect([isOpen('menu-places'), isOpen('places-a')]).toEqual([true, false])
  expect(find('drawer-places').nextElementSibling).toBe(find('menu-places'))
  void on('click', find('step-places-a'))
  expect(document.activeElement).toBe(find('places-a').querySelector('[data-menu-back]'))
  void on('click', document.activeElement as Element)
  expect([isOpen('places-a'), isOpen('menu-places')]).toEqual([false, true])
  expect(document.activeElement).toBe(find('step-places-a'))
})

it('[CO-056] opens the dialog and closes it', () => {
  const calls: string[] = []
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
    calls.push('open')
  }
  HTMLDialogElement.prototype.close = () => void calls.push('close')
  void on('click', find('tab-places'))
  void on('click', document.querySelector('#menu-places [data-menu-dialog]') as Element)
  void on('click', document.querySelector('#menu-places [data-menu-dialog-close]') as Element)
  expect(calls).toEqual(['open', 'close'])
})
