import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { postNewsletter } from '@escapade/shared-contracts/api/content/marketing'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { wasNewsletterAsked } from '@escapade/shared-contracts/visitor/newsletter-asked'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import en from '../../locales/en.json'
import { NewsletterModal } from '../newsletter-modal/NewsletterModal'
import { Newsletter } from './Newsletter'

const { newsletter: words } = en
const send = () => screen.getByRole('button', { name: words.button })
const field = () => screen.getByRole('textbox', { name: new RegExp(words.email) })

function show(view: ReactElement, how: { locale?: Locale; reply?: () => unknown } = {}) {
  localStorage.clear()
  const { locale = 'fr_FR', reply = () => ({ status: 'confirmation-sent' }) } = how
  return renderInShell(view, {
    texts: { content: en },
    visit: { locale },
    api: [answer(postNewsletter, () => reply() as never)],
  })
}

describe('the newsletter card', () => {
  it.each(['home', 'search', 'ideas', 'wishlist'] as const)(
    '[CO-062] says that the address was given on %s, and thanks in its place',
    async (source) => {
      const { record } = show(<Newsletter source={source} />, { locale: 'nl_BE' })
      await userEvent.type(field(), ' joe@example.com ')
      await userEvent.click(send())
      expect(await screen.findByRole('status')).toHaveTextContent('joe@example.com')
      expect(record.calls.map(({ input }) => input.body)).toEqual([
        { email: 'joe@example.com', source, country: 'BE', language: 'nl' },
      ])
    },
  )

  it.each<[Locale, boolean]>([
    ['fr_FR', true],
    ['es_ES', true],
    ['fr_BE', true],
    ['nl_BE', true],
    ['it_IT', false],
    ['nl_NL', false],
  ])('[CO-030] suggests a domain in %s: %s', async (locale, suggests) => {
    show(<Newsletter source="home" />, { locale })
    await userEvent.type(field(), 'joe@gmial.com')
    const offer = screen.queryByRole('button', { name: /joe@gmail\.com/ })
    expect(offer !== null).toBe(suggests)
    if (offer) {
      await userEvent.click(offer)
      expect(field()).toHaveValue('joe@gmail.com')
    }
  })

  it('[CO-040] asks again for an address that is none, and sends nothing', async () => {
    const { record } = show(<Newsletter source="home" />)
    await userEvent.type(field(), 'joe')
    await userEvent.click(send())
    expect(screen.getByText(words.incorrect)).toBeVisible()
    expect(field()).toHaveFocus()
    expect(record.calls).toHaveLength(0)
  })

  it('[CO-040] sends once for two presses, and after a failure keeps what was typed', async () => {
    let fails = true
    const { record } = show(<Newsletter source="home" />, {
      reply: () => {
        if (fails) throw new ApiError({ kind: 'http', status: 500 })
        return { status: 'confirmation-sent' }
      },
    })
    await userEvent.type(field(), 'joe@example.com')
    const form = send().closest('form') as HTMLFormElement
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed)
    expect(record.calls).toHaveLength(1)
    expect(field()).toHaveValue('joe@example.com')
    fails = false
    await waitFor(() => {
      fireEvent.submit(form)
      expect(screen.getByRole('status')).toBeVisible()
    })
  })
})

describe('the newsletter dialog', () => {
  it('[CO-040] closes 1.2 seconds after thanks', async () => {
    const { record } = show(<NewsletterModal />)
    await screen.findByRole('dialog', { name: words.title })
    await userEvent.type(field(), 'joe@example.com')
    jest.useFakeTimers()
    try {
      fireEvent.submit(send().closest('form') as HTMLFormElement)
      await act(() => jest.advanceTimersByTimeAsync(1100))
      expect(screen.getByRole('status')).toBeVisible()
      await act(() => jest.advanceTimersByTimeAsync(200))
    } finally {
      jest.useRealTimers()
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(record.calls[0]?.input.body).toMatchObject({ source: 'modal' })
    expect(wasNewsletterAsked()).toBe(true)
  })

  it('[CO-041] is remembered as closed', async () => {
    show(<NewsletterModal />)
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wasNewsletterAsked()).toBe(true)
  })
})
