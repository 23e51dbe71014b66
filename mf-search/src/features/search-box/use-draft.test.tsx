import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import en from '../../locales/en.json'
import { WithCriteria } from '../../search/testing/with-criteria'
import { SearchBox } from './SearchBox'
import { editsOf, withEdits } from './use-draft'

/** As on a phone: the box stands in a layer that is closed and opened again. */
function Steps() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change
      </button>
      {open && (
        <Dialog title="Search" full onClose={() => setOpen(false)}>
          <WithCriteria>
            {(criteria) => (
              <SearchBox criteria={criteria} flow="booking" look="page" onSent={() => setOpen(false)} />
            )}
          </WithCriteria>
        </Dialog>
      )}
    </>
  )
}

const mood = () => screen.getByRole('combobox', { name: 'Mood' })

describe('what is entered', () => {
  it('[SE-053] stays when the layer of a phone is closed and opened again, until it is sent', async () => {
    const { record, setHash } = renderInShell(<Steps />, { texts: { search: en }, hash: 'a=3' })
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    await userEvent.selectOptions(mood(), '985')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(mood()).toHaveValue('985')
    await userEvent.click(screen.getByRole('button', { name: /^Search$/ }))
    const sent = ['/search?flow=booking&from=search%20bar#a=3&theme=985']
    await waitFor(() => expect(record.navigations.map(({ uri }) => uri)).toEqual(sent))
    setHash('a=3')
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(mood()).toHaveValue('')
  })

  it('[SE-030] lets through what others change meanwhile', () => {
    const before = { city: '75', stars: ['4'] }
    const edits = editsOf(before, { stars: ['4'], theme: '985' })
    expect(withEdits({ city: '75', stars: ['5'], priceMax: 200 }, edits)).toEqual({
      stars: ['5'],
      priceMax: 200,
      theme: '985',
    })
  })
})
