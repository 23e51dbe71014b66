import { act, screen } from '@testing-library/react'
import { AfterPaint } from './after-paint'
import { useCriteria } from './criteria'
import { renderInShell } from './testing/testing'

function Shown({ name }: { name: string }) {
  const { criteria, update } = useCriteria()
  return (
    <button type="button" onClick={() => update((current) => ({ ...current, theme: '39' }))}>
      {`${name}: ${criteria.a ?? 'none'} ${criteria.theme ?? ''}`}
    </button>
  )
}

const painted = () =>
  act(async () => {
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })

const show = ({ unless }: { unless?: boolean } = {}) =>
  renderInShell(
    <>
      <Shown name="results" />
      <AfterPaint unless={unless}>
        <Shown name="box" />
      </AfterPaint>
    </>,
    { hash: 'a=1' },
  )

describe('AfterPaint', () => {
  it('tells its children of other criteria after those who wait for them', async () => {
    const { setHash } = show()
    setHash('a=3')
    expect(screen.getByText(/^results: 3/)).toBeVisible()
    expect(screen.getByText(/^box: 1/)).toBeVisible()
    await painted()
    expect(screen.getByText(/^box: 3/)).toBeVisible()
  })

  it('tells them at once where they are what was pressed', () => {
    const { setHash } = show({ unless: true })
    setHash('a=3')
    expect(screen.getByText(/^box: 3/)).toBeVisible()
  })

  it('writes to the criteria as they are, not as its children know them', async () => {
    const { setHash, hash } = show()
    setHash('a=3')
    act(() => screen.getByText(/^box: 1/).click())
    expect(hash()).toBe('a=3&theme=39')
    await painted()
    expect(screen.getByText(/^box: 3 39/)).toBeVisible()
  })
})
