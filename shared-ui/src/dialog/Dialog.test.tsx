import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Drawer } from '../drawer/Drawer'
import { renderWithTexts } from '../testing/render-with-texts'
import { Dialog } from './Dialog'

function Page({ Layer }: { Layer: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Local tax
      </button>
      <Layer open={open} onClose={() => setOpen(false)} title="The local tax">
        Paid on site
      </Layer>
    </>
  )
}

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_, Layer) => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Local tax' }))

  it('is named by its title, where the focus lands', async () => {
    renderWithTexts(<Page Layer={Layer} />)
    await open()
    expect(screen.getByRole('dialog', { name: 'The local tax' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The local tax' })).toHaveFocus()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press beside it', () => userEvent.click(screen.getByRole('dialog'))],
  ])('[PR-065] closes by %s and gives the focus back', async (_way, close) => {
    renderWithTexts(<Page Layer={Layer} />)
    await open()
    await close()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Local tax' })).toHaveFocus())
  })

  it('holds the page behind it, until the last of several is closed', () => {
    const isHeld = () => document.documentElement.hasAttribute('data-layers')
    const layers = ['The local tax', 'Another'].map((title) =>
      renderWithTexts(
        <Layer title={title} onClose={() => {}}>
          Paid on site
        </Layer>,
      ),
    )
    const held = layers.map(({ unmount }) => {
      const before = isHeld()
      unmount()
      return [before, isHeld()]
    })
    expect(held).toEqual([
      [true, true],
      [true, false],
    ])
  })

  it('stays open when one presses inside', async () => {
    renderWithTexts(<Page Layer={Layer} />)
    await open()
    await userEvent.click(screen.getByText('Paid on site'))
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
