import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '../testing/render-with-texts'
import { Carousel } from './Carousel'

const itemWidth = 300
const visible = 1200

/** jsdom lays nothing out: items stand side by side, four of them on view. */
beforeEach(() => {
  const indexOf = (cell: Element) => [...(cell.parentElement?.children ?? [])].indexOf(cell)
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 16 + indexOf(this) * itemWidth
  })
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(visible)
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.children.length * itemWidth
  })
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return
    this.scrollLeft = Math.min(options.left ?? 0, this.scrollWidth - visible)
    fireEvent.scroll(this)
  } as typeof Element.prototype.scrollTo
})
afterEach(() => jest.restoreAllMocks())

const items = (count: number) => Array.from({ length: count }, (_, index) => <p key={index}>{index}</p>)
const firstVisible = () => Math.round(screen.getByRole('list').scrollLeft / itemWidth)

describe('Carousel', () => {
  it('[PR-035] goes four items on and back', async () => {
    renderWithTexts(<Carousel label="Other stays">{items(12)}</Carousel>)
    const back = screen.getByRole('button', { name: 'Previous items' })
    expect(back).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Next items' }))
    expect(firstVisible()).toBe(4)
    await userEvent.click(back)
    expect(firstVisible()).toBe(0)
  })

  it('stops at the end', async () => {
    renderWithTexts(<Carousel label="Other stays">{items(6)}</Carousel>)
    const on = screen.getByRole('button', { name: 'Next items' })
    await userEvent.click(on)
    expect(firstVisible()).toBe(2)
    expect(on).toBeDisabled()
  })

  it('needs no arrows when everything fits', () => {
    renderWithTexts(<Carousel label="Other stays">{items(3)}</Carousel>)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
