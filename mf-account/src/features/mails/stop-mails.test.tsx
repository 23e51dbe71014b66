import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { stopMails } from '@escapade/shared-contracts/api/accounts/accounts'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { StopMailsPage } from './StopMailsPage'

function show(status: number | null = null) {
  const tokens: string[] = []
  const rendered = renderInShell(<StopMailsPage />, {
    texts: { account: en },
    location: { path: '/account/mails', query: { stop: 'account.mark-of-mail' } },
    api: [
      answer(stopMails, ({ body }) => {
        tokens.push(body.token)
        if (status !== null) throw new ApiError({ kind: 'http', status })
        return undefined
      }),
    ],
  })
  return { ...rendered, tokens }
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }))

it('[SH-024] ends the mails by a press, and by none before it', async () => {
  const { tokens, container } = show()
  await expectAccessible(container)
  expect(tokens).toEqual([])
  await press()
  expect(await screen.findByText('You get no more of these mails.')).toBeVisible()
  expect(tokens).toEqual(['account.mark-of-mail'])
  await expectAccessible(container)
})

it('[SH-024] says that a link is none, and tries again where the shop could not be reached', async () => {
  const first = show(404)
  await press()
  expect(await screen.findByText(/This link is not whole/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  first.unmount()
  show(503)
  await press()
  expect(await screen.findByText(/cannot be reached/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop these mails' })).toBeEnabled()
})
