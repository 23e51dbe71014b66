import { onLayer } from '@escapade/shared-contracts/history/layers'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderWithTexts } from '../testing/render-with-texts'
import { Modal } from './Modal'

/** A layer that takes the place of another one, as one whose code has come that of its wait. */
function InTurn() {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTurn(1)}>
        Open
      </button>
      {turn > 0 && (
        <Modal key={turn} title={`Layer ${turn}`} placement="centre" onClose={() => setTurn(0)}>
          <button type="button" onClick={() => setTurn(2)}>
            Next
          </button>
        </Modal>
      )}
    </>
  )
}

it('a layer in the place of another one was opened by the same press', async () => {
  const openers: (string | null | undefined)[] = []
  onLayer(window, ({ opener }) => {
    openers.push(opener?.textContent)
    return () => {}
  })
  renderWithTexts(<InTurn />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('dialog', { name: 'Layer 2' })).toBeVisible()
  expect(openers).toEqual(['Open', 'Open'])
})
