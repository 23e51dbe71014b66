import { showLayer } from './show-layer'

/** Steps that the dialog went through, in their order. */
const done: string[] = []
let paint = () => {}

beforeEach(() => {
  jest.useFakeTimers()
  done.length = 0
  paint = () => jest.advanceTimersByTime(50)
  Object.assign(HTMLDialogElement.prototype, {
    showPopover: () => done.push('shown'),
    showModal: () => done.push('modal'),
    close: () => done.push('closed'),
  })
})

afterEach(() => {
  jest.useRealTimers()
  for (const name of ['showPopover', 'showModal', 'close'])
    Reflect.deleteProperty(HTMLDialogElement.prototype, name)
})

function dialogWithTitle() {
  document.body.innerHTML = '<dialog><h2 tabindex="-1" data-autofocus>Filters</h2></dialog>'
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  jest
    .spyOn(dialog.querySelector('h2') as HTMLElement, 'focus')
    .mockImplementation(() => done.push('focused'))
  return dialog
}

it('shows a layer with the press and makes it modal once it is painted', () => {
  const dialog = dialogWithTitle()
  showLayer(dialog, { atOnce: false })
  expect(done).toEqual(['shown', 'focused'])
  expect(dialog.popover).toBe('manual')
  paint()
  expect(done).toEqual(['shown', 'focused', 'modal', 'focused'])
  expect(dialog.popover).toBeNull()
})

it('makes none modal that was taken away before', () => {
  const takeAway = showLayer(dialogWithTitle(), { atOnce: false })
  takeAway()
  paint()
  expect(done).toEqual(['shown', 'focused', 'closed'])
})

it('makes none modal whose page has gone', () => {
  const dialog = dialogWithTitle()
  showLayer(dialog, { atOnce: false })
  dialog.remove()
  paint()
  expect(done).toEqual(['shown', 'focused'])
})

it('moves the focus once where somebody is about to type', () => {
  showLayer(dialogWithTitle(), { atOnce: true })
  paint()
  expect(done).toEqual(['modal', 'focused'])
})

it('is modal with the press in a browser without popovers', () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showPopover')
  showLayer(dialogWithTitle(), { atOnce: false })
  expect(done).toEqual(['modal', 'focused'])
})
