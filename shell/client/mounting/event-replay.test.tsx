import { act, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { keepEarlyInput } from '../inline/early-input'
import { forgetAnsweredPress, replayEarlyInput } from './event-replay'

const sent = jest.fn()

function Search() {
  const [town, setTown] = useState('')
  const [theme, setTheme] = useState('')
  const [nights, setNights] = useState('1')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent({ town, theme, ...(nights === '1' ? {} : { nights }) })
      }}
    >
      <input aria-label="Town" value={town} onChange={(event) => setTown(event.target.value)} />
      <select aria-label="Theme" value={theme} onChange={(event) => setTheme(event.target.value)}>
        <option value="">All</option>
        <option value="985">Table</option>
      </select>
      {['1', '2'].map((each) => (
        <input
          key={each}
          type="radio"
          name="nights"
          value={each}
          checked={nights === each}
          onChange={() => setNights(each)}
        />
      ))}
      <button type="button" onClick={() => setTown('around')}>
        Around
      </button>
      <button type="submit">{`Go to ${town || 'anywhere'}`}</button>
    </form>
  )
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | undefined
/** A document runs its script once. */
let added: Parameters<typeof window.addEventListener>[] = []
let html = ''
beforeAll(async () => {
  const element = document.createElement('div')
  await act(async () => createRoot(element).render(<Search />))
  html = element.innerHTML
})
beforeEach(() => {
  sent.mockClear()
  document.body.innerHTML = `<main id="main"><div id="app">${html}</div></main><form id="other"></form>`
  Object.assign(performance, { getEntriesByType: () => [] })
  const listening = jest.spyOn(window, 'addEventListener')
  keepEarlyInput()
  added = [...listening.mock.calls]
  listening.mockRestore()
})
afterEach(() => {
  act(() => root?.unmount())
  for (const [type, listener, options] of added) window.removeEventListener(type, listener, options)
})

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found

function enter(selector: string, value: string) {
  const control = find<HTMLInputElement>(selector)
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

const takeOver = () =>
  act(async () => {
    root = hydrateRoot(find('#app'), <Search />)
  })
const repeat = () => act(() => replayEarlyInput(window, find('#app')))

describe('what is done before the page is taken over', () => {
  it('is done again: entered first, then sent', async () => {
    enter('input', 'Lille')
    enter('select', '985')
    find<HTMLFormElement>('main form').requestSubmit()
    await takeOver()
    expect(sent).not.toHaveBeenCalled()
    await repeat()
    expect(sent.mock.calls).toEqual([[{ town: 'Lille', theme: '985' }]])
    expect(find('[type=submit]').textContent).toBe('Go to Lille')
  })

  it('is sent once the views know what was entered, though they answer already', async () => {
    enter('input', 'Lille')
    await takeOver()
    find('#app').dataset.takenOver = 'drawn'
    await act(async () => find<HTMLFormElement>('main form').requestSubmit())
    expect(sent).not.toHaveBeenCalled()
    await repeat()
    expect(sent.mock.calls).toEqual([[{ town: 'Lille', theme: '' }]])
  })

  it('is chosen again', async () => {
    find<HTMLInputElement>('[value="2"]').click()
    await takeOver()
    await repeat()
    await act(async () => find<HTMLFormElement>('main form').requestSubmit())
    expect(sent.mock.calls).toEqual([[{ town: '', theme: '', nights: '2' }]])
    expect(find<HTMLInputElement>('[value="2"]').checked).toBe(true)
  })

  it('is pressed again', async () => {
    find('[type=button]').click()
    await takeOver()
    await repeat()
    expect(find('[type=submit]').textContent).toBe('Go to around')
  })

  it('is not pressed twice where React answers already, and typed words are known all the same', async () => {
    find('#app').dataset.takenOver = 'drawn'
    find('[type=button]').click()
    enter('input', 'Lille')
    await takeOver()
    await repeat()
    expect(find('[type=submit]').textContent).toBe('Go to Lille')
  })

  it('is pressed again where React heard it while it hydrated, and left it unanswered', async () => {
    find('#app').dataset.takenOver = 'begun'
    // React stops an event that it cannot answer.
    find('#app').addEventListener('click', (event) => event.stopPropagation(), { once: true, capture: true })
    find('[type=button]').click()
    find('#app').dataset.takenOver = 'drawn'
    await takeOver()
    await repeat()
    expect(find('[type=submit]').textContent).toBe('Go to around')
  })

  it('is not pressed again where React hydrated for its sake, and answered', async () => {
    const app = find('#app')
    app.dataset.takenOver = 'begun'
    app.addEventListener('click', () => forgetAnsweredPress(window), { once: true })
    find('[type=button]').click()
    app.dataset.takenOver = 'drawn'
    await takeOver()
    await repeat()
    expect(find('[type=submit]').textContent).toBe('Go to anywhere')
  })

  it('is not done twice, and nothing is held back afterwards', async () => {
    await takeOver()
    await repeat()
    await act(async () => find<HTMLFormElement>('main form').requestSubmit())
    await repeat()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('waits in a fragment until that is taken over, and is done there alone', async () => {
    find('#app').innerHTML = `<div data-slot="box">${html}</div>`
    enter('input', 'Lille')
    await repeat()
    find<HTMLFormElement>('main form').requestSubmit()
    enter('select', '985')
    await act(async () => {
      root = hydrateRoot(find('[data-slot]'), <Search />)
    })
    expect(sent).not.toHaveBeenCalled()
    await act(() => replayEarlyInput(window, find('[data-slot]')))
    expect(sent.mock.calls).toEqual([[{ town: 'Lille', theme: '985' }]])
    await act(async () => find<HTMLFormElement>('main form').requestSubmit())
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('leaves the forms of header and footer to the browser', () => {
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    find('#other').dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(false)
  })
})
