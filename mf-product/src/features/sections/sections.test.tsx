import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installObserver, renderProduct } from '../../testing/render-product'

let observer: ReturnType<typeof installObserver>
const scrollTo = jest.fn()

const pretendWidth = (wide: boolean) => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width') ? wide : false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never
}

beforeEach(() => {
  observer = installObserver()
  window.scrollTo = scrollTo as never
  scrollTo.mockClear()
})
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Parts of the page' }))

describe('tabs', () => {
  it.each([
    ['wide', true, -70],
    ['narrow', false, -30],
  ])('[PR-010] on a %s screen stop above the section and leave the hash alone', async (_, wide, top) => {
    pretendWidth(wide)
    const { hash } = renderProduct({ hash: 'a=2' })
    await userEvent.click((await tabs()).getByRole('link', { name: 'The hotel' }))
    expect(scrollTo).toHaveBeenCalledWith({ top, behavior: 'smooth' })
    expect(document.getElementById('hotel')).toHaveFocus()
    expect(hash()).toBe('a=2')
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    '[PR-010] leave a click with %s to the browser',
    async (key) => {
      renderProduct({ hash: 'a=2' })
      const link = (await tabs()).getByRole('link', { name: 'The hotel' })
      // An event that is not prevented goes its way.
      expect(fireEvent.click(link, { [key]: true })).toBe(true)
      expect(scrollTo).not.toHaveBeenCalled()
    },
  )

  it('[PR-012] follow the first section of which 30 percent can be seen', async () => {
    renderProduct()
    const nav = await tabs()
    const current = () => nav.getAllByRole('link').find((link) => link.ariaCurrent === 'true')?.textContent
    const see = (id: string, seen: boolean) =>
      act(() => observer.report(document.getElementById(id) as HTMLElement, seen))
    expect(observer.observers.map(({ threshold }) => threshold)).toContain(0.3)
    see('room', true)
    see('hotel', true)
    expect(current()).toBe('The room')
    see('room', false)
    see('hotel', true)
    expect(current()).toBe('The hotel')
  })

  it('[PR-011] [PR-029] come again in a bar with the way to book, and go', async () => {
    renderProduct()
    const nav = (await tabs()).getAllByRole('link')[0]?.closest('nav') as HTMLElement
    const bar = nav.parentElement as HTMLElement
    act(() => observer.report(bar, false, -10))
    expect(screen.getByRole('navigation', { name: /kept in view/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Book' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose your travel dates.')
    act(() => observer.report(bar, true, 40))
    expect(screen.queryByRole('navigation', { name: /kept in view/ })).toBeNull()
  })

  it('[PR-010] do not lead to a text that the hotel has not written', async () => {
    renderProduct({ stay: { description: '', headwords: '' } })
    const nav = await tabs()
    await waitFor(() => expect(nav.queryByRole('link', { name: 'The stay' })).toBeNull())
    expect(nav.getByRole('link', { name: 'The room' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'The stay' })).toBeNull()
  })
})
