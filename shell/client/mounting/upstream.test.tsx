import { act } from 'react'
import { createRoot } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** React keeps a setter of its own on each control (docs/upstream.md): `enter` of replay-input.ts goes around it. */
it('React does not hear an input event of a control whose value was set the usual way', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const heard = jest.fn()
  const root = createRoot(place)
  await act(async () => root.render(<input defaultValue="" onChange={heard} />))
  const input = place.querySelector('input') as HTMLInputElement
  const tellReact = () => act(() => input.dispatchEvent(new Event('input', { bubbles: true })))
  input.value = 'Lyon'
  tellReact()
  expect(heard).not.toHaveBeenCalled()
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, 'Lille')
  tellReact()
  expect(heard).toHaveBeenCalledTimes(1)
  act(() => root.unmount())
})
