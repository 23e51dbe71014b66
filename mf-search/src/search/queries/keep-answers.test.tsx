import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { useKeptAnswers } from './keep-answers'

const start = Date.UTC(2026, 10, 20, 10)
const minute = 60_000

function Page({ ask, id }: { ask: () => Promise<string>; id: string }) {
  useKeptAnswers()
  const { data } = useQuery({ queryKey: ['answer', id], queryFn: ask })
  return <p>{data ?? 'under way'}</p>
}

const ids = Array.from({ length: 61 }, (_, index) => `page-${index}`)
const Pages = ({ ask }: { ask: () => Promise<string> }) =>
  ids.map((id) => <Page key={id} ask={ask} id={id} />)

const answering = (words: string) => jest.fn(async () => words)
const never = () => jest.fn(() => new Promise<string>(() => {}))

beforeEach(() => jest.useFakeTimers({ now: start }))
afterEach(() => jest.useRealTimers())

/** A page that is answered, left, and opened again so much later. */
async function comeBack(id: string, afterMs: number, ask: () => Promise<string>) {
  const left = renderInShell(<Page ask={answering('12 results')} id={id} />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByText('12 results')).toBeVisible()
  left.unmount()
  jest.setSystemTime(start + afterMs)
  renderInShell(<Page ask={ask} id={id} />)
}

describe('the answers of a page that is left', () => {
  it('[SE-061] are there at once on return, and fresh for a minute', async () => {
    const ask = never()
    await comeBack('soon', minute - 1000, ask)
    expect(screen.getByText('12 results')).toBeVisible()
    expect(ask).not.toHaveBeenCalled()
  })

  it('[SE-061] are shown for five minutes, while the page asks again', async () => {
    const ask = never()
    await comeBack('later', 5 * minute - 1000, ask)
    expect(screen.getByText('12 results')).toBeVisible()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('[SE-061] are never shown once they are five minutes old', async () => {
    await comeBack('late', 5 * minute, never())
    expect(screen.getByText('under way')).toBeVisible()
  })

  it('are the sixty newest', async () => {
    const all = renderInShell(<Pages ask={answering('12 results')} />)
    await act(() => jest.advanceTimersByTimeAsync(0))
    all.unmount()
    renderInShell(<Pages ask={never()} />)
    expect(screen.getAllByText('under way')).toHaveLength(1)
  })
})
