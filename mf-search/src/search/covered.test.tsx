import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Coverable, Covering } from './covered'

function Shown({ name }: { name: string }) {
  const { criteria, update } = useCriteria()
  return (
    <button type="button" onClick={() => update((current) => ({ ...current, theme: '39' }))}>
      {`${name}: ${criteria.a} ${criteria.theme ?? ''}`}
    </button>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Coverable>
      <Shown name="page" />
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Map
      </button>
      {isOpen && (
        <Covering>
          <Shown name="layer" />
        </Covering>
      )}
    </Coverable>
  )
}

const press = (name: string | RegExp) => act(() => screen.getByText(name).click())

it('lets a page that is covered hear of no other criteria until it is seen again', async () => {
  const { setHash, hash } = renderInShell(<Page />, { hash: 'a=1' })
  setHash('a=2')
  expect(screen.getByText(/^page: 2/)).toBeVisible()
  press('Map')
  setHash('a=3')
  expect(screen.getByText(/^layer: 3/)).toBeVisible()
  expect(screen.getByText(/^page: 2/)).toBeVisible()
  press(/^layer/)
  expect(hash()).toBe('a=3&theme=39')
  press('Map')
  await waitFor(() => expect(screen.getByText(/^page: 3 39/)).toBeVisible())
})
