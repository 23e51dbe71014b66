import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rememberNewsletterAsked } from '@escapade/shared-contracts/visitor/newsletter-asked'
import { askForAddress } from './ask-for-address'

const root = path.join(__dirname, '../../..')

/** Types of all pages, as the remotes name them. */
const pageTypes = (): string[] =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mf-'))
    .flatMap((folder) => JSON.parse(readFileSync(path.join(root, folder, 'remote.json'), 'utf8')).routes)
    .map(({ page }: { page: string }) => page)

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.body.replaceChildren()
})
afterEach(() => jest.useRealTimers())

const move = (from: string, to: string, visit = {}) => {
  const show = jest.fn()
  const giveUp = askForAddress({ from, to }, { document, visit: { customerCare: false, ...visit }, show })
  return { show, giveUp }
}

describe('the dialog that asks for an address', () => {
  it('[CO-041] comes ten seconds after a move to another type of page', () => {
    const { show } = move('search', 'product')
    jest.advanceTimersByTime(9999)
    expect(show).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(show).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['to contact', 'search', 'contact', {}],
    ['within a type', 'search', 'search', {}],
    ['of a customer-care agent [SH-058]', 'search', 'product', { customerCare: true }],
    ['of a visitor whom an affiliate sent [CO-042]', 'search', 'product', { affiliate: true as const }],
  ])('[CO-041] does not come after a move %s', (_, from, to, visit) => {
    const { show } = move(from, to, visit)
    jest.advanceTimersByTime(60_000)
    expect(show).not.toHaveBeenCalled()
  })

  it('[CO-041] comes on no page where something is bought, read or asked, wherever the visitor came from', () => {
    const types = pageTypes()
    expect(types).toEqual(
      expect.arrayContaining(['checkout', 'confirmation', 'booking', 'gift-card', 'static']),
    )
    const asks = types.filter((to) => {
      const shown = types.filter((from) => {
        const { show, giveUp } = move(from, to)
        jest.advanceTimersByTime(60_000)
        giveUp()
        return show.mock.calls.length > 0
      })
      expect([0, types.length - 1]).toContain(shown.length)
      return shown.length > 0
    })
    expect(asks.toSorted()).toEqual(['home', 'product', 'search'])
  })

  it('[CO-041] does not come once it was closed, nor after the next move', () => {
    const { show, giveUp } = move('search', 'home')
    giveUp()
    jest.advanceTimersByTime(60_000)
    expect(show).not.toHaveBeenCalled()
    const other = move('home', 'search')
    rememberNewsletterAsked()
    jest.advanceTimersByTime(60_000)
    expect(other.show).not.toHaveBeenCalled()
  })

  it('[CO-041] waits while a dialog is open or a field has the focus', () => {
    document.body.innerHTML = '<dialog open></dialog><input>'
    const { show } = move('home', 'search')
    jest.advanceTimersByTime(30_000)
    document.querySelector('dialog')?.remove()
    document.querySelector('input')?.focus()
    jest.advanceTimersByTime(30_000)
    expect(show).not.toHaveBeenCalled()
    document.querySelector('input')?.blur()
    jest.advanceTimersByTime(5000)
    expect(show).toHaveBeenCalledTimes(1)
  })
})
