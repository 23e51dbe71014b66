import { renderHook, waitFor } from '@testing-library/react'
import { useDrawn } from './use-drawn'

const ready = jest.fn(() => true)
jest.mock('@escapade/remote-kit/runtime/mount-context', () => ({ useReady: () => ready() }))

const results = (...ids: string[]) => ids.map((id) => ({ id }))
const many = results('1', '2', '3', '4', '5', '6', '7')

/** Every number of cards that was drawn, in order. */
function draw(first: { id: string }[], inSight: number) {
  const counts: number[] = []
  const view = renderHook(
    ({ list }) => {
      const count = useDrawn(list, inSight)
      if (counts.at(-1) !== count) counts.push(count)
      return count
    },
    { initialProps: { list: first } },
  )
  return { counts, rerender: (list: { id: string }[]) => view.rerender({ list }) }
}

describe('useDrawn', () => {
  beforeEach(() => ready.mockReturnValue(true))

  it('draws those in sight at once', async () => {
    const { counts } = draw(many, 1)
    await waitFor(() => expect(counts).toEqual([1, 4, 7]))
  })

  it('draws the others a few at a time', async () => {
    const { counts } = draw(many, 0)
    await waitFor(() => expect(counts).toEqual([0, 3, 6, 7]))
  })

  it('draws all of them for the server', () => {
    ready.mockReturnValue(false)
    expect(draw(many, 0).counts).toEqual([7])
  })

  it('leaves the same results as they are, and begins anew with others', async () => {
    const { counts, rerender } = draw(many, 0)
    await waitFor(() => expect(counts.at(-1)).toBe(7))
    rerender([...many])
    expect(counts.at(-1)).toBe(7)
    rerender(results('8', '9'))
    await waitFor(() => expect(counts).toEqual([0, 3, 6, 7, 0, 2]))
  })
})
