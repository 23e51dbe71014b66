import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { answerCase, closeCase, getCase, listOpenCases } from '@escapade/shared-contracts/api/desk/cases'
import type { CaseAnswer, CaseFile } from '@escapade/shared-contracts/api/desk/cases-schemas'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { orderUUID } from '../../testing/desk-fixture'
import { CasePage } from './CasePage'
import { OpenCasesPage } from './OpenCasesPage'

const caseNumber = '7K2M9QXA'
const problem = { type: 'about:blank', title: 'Changed', status: 409, code: 'case-changed' }
const message: CaseFile = {
  caseNumber,
  status: 'open',
  locale: 'nl_NL',
  reason: 'complaint',
  name: 'Mila Vos',
  email: 'mila.vos@example.nl',
  phone: '+31 6 1234 5678',
  bookingNumber: '48120736',
  orderUUID,
  text: 'Het ontbijt was koud.\nEn de kamer ook.',
  answer: null,
  attachments: [{ position: 1, name: 'ontbijt.jpg', kind: 'image/jpeg', size: 300_000 }],
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}

function show(change: Partial<CaseFile> = {}, meanwhile?: Partial<CaseFile>) {
  let now = { ...message, ...change }
  const sent = jest.fn<void, [CaseAnswer]>()
  const rendered = renderInShell(<CasePage caseNumber={caseNumber} />, {
    texts: { desk: en },
    api: [
      answer(getCase, () => now),
      answer(answerCase, ({ body }) => {
        sent(body)
        if (meanwhile && body.updatedAt === message.updatedAt) {
          now = { ...now, ...meanwhile }
          throw new ApiError({ kind: 'http', status: 409, problem })
        }
        now = { ...now, status: 'answered', answer: body.text, updatedAt: '2026-11-21T09:00:00.000Z' }
        return now
      }),
      answer(closeCase, () => {
        now = { ...now, status: 'closed' }
        return now
      }),
    ],
  })
  return { ...rendered, sent }
}

beforeEach(() => window.sessionStorage.clear())
const field = () => screen.findByRole('textbox', { name: /Answer/ })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send by mail' }))

describe('a message at the desk', () => {
  it('[SH-017] is read whole, with its files, its sender and the booking that they name', async () => {
    const { container } = show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Mila Vos' })).toBeVisible()
    expect(screen.getByText(/En de kamer ook/)).toHaveAttribute('lang', 'nl')
    expect(screen.getByRole('link', { name: 'ontbijt.jpg' })).toHaveAttribute('download', 'ontbijt.jpg')
    expect(screen.getByRole('link', { name: 'Booking 48120736' })).toHaveAttribute(
      'href',
      expect.stringContaining(orderUUID),
    )
    expect(screen.getByText(/does not prove/)).toBeVisible()
    await expectAccessible(container)
  })

  it('[SH-017] is answered by mail, and shows what was answered', async () => {
    const { sent } = show()
    await field()
    await send()
    expect(await screen.findByText('Write something first')).toBeVisible()
    await userEvent.type(await field(), 'Het spijt ons.')
    await send()
    expect(await screen.findByText('The answer goes out to mila.vos@example.nl.')).toBeVisible()
    expect(sent).toHaveBeenCalledWith({ text: 'Het spijt ons.', updatedAt: message.updatedAt })
    expect(screen.getByRole('heading', { name: 'Our answer' })).toBeVisible()
    expect(await field()).toHaveValue('')
  })

  it('[SH-017] says that another one was faster, shows their answer and keeps what was typed', async () => {
    show({}, { status: 'answered', answer: 'Dat is niet goed.', updatedAt: '2026-11-20T10:00:00.000Z' })
    await userEvent.type(await field(), 'Het spijt ons.')
    await send()
    expect(await screen.findByText(/Somebody else has answered/)).toBeVisible()
    expect(await screen.findByText('Dat is niet goed.')).toBeVisible()
    expect(await field()).toHaveValue('Het spijt ons.')
  })

  it('[SH-017] is closed without an answer', async () => {
    show({ bookingNumber: '12345678', orderUUID: null, attachments: [] })
    expect(await screen.findByText('Booking 12345678: there is none')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Close without an answer' }))
    expect(await screen.findByText('Closed')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Close/ })).toBeNull()
  })

  it('keeps a half-written answer through a new sign-in', async () => {
    const { unmount } = show()
    await userEvent.type(await field(), 'Half')
    unmount()
    show()
    expect(await field()).toHaveValue('Half')
  })
})

describe('the messages that wait', () => {
  const open = (count: number) =>
    renderInShell(<OpenCasesPage />, {
      texts: { desk: en },
      api: [
        answer(listOpenCases, () => ({
          count,
          cases: Array.from({ length: count }, () => ({ ...message, excerpt: 'Het ontbijt was koud.' })),
        })),
      ],
    })

  it('[SH-017] are listed, each a link to its page', async () => {
    const { container } = open(1)
    expect(await screen.findByText('1 message waits.')).toBeVisible()
    expect(screen.getByRole('link', { name: caseNumber })).toHaveAttribute(
      'href',
      `/desk/cases/${caseNumber}`,
    )
    expect(screen.getByText('Mila Vos: Het ontbijt was koud.')).toBeVisible()
    await expectAccessible(container)
  })

  it('[SH-017] are none when all are answered', async () => {
    open(0)
    expect(await screen.findByText('Every message has its answer.')).toBeVisible()
  })
})
