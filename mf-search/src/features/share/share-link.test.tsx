import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { ShareLink } from './ShareLink'

describe('share link', () => {
  it('[SE-075] copies the address with its criteria and says so', async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, '', '/search?flow=booking#city=12')
    renderInShell(<ShareLink />, { texts: { search: en } })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await navigator.clipboard.readText()).toBe(window.location.href)
    expect(screen.getByRole('status')).toHaveTextContent('Link copied')
  })

  it('[SE-075] says so for a while', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    renderInShell(<ShareLink />, { texts: { search: en } })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Link copied')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(9000))
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument()
    jest.useRealTimers()
  })

  it('says where the address is when the browser does not copy', async () => {
    const user = userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    const { record } = renderInShell(<ShareLink />, { texts: { search: en } })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(screen.getByText(en.share.refused)).toBeVisible()
    expect(record.errors).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(en.share.refused)).not.toBeInTheDocument()
  })
})
