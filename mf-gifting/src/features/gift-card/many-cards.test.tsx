import { TextDecoder } from 'node:util'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getGiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts'
import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { readGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import en from '../../locales/en.json'
import { readCards } from './cards-of-file'
import { GiftCardPage } from './GiftCardPage'

const image = { base: '/images/voucher/1', sizes: {}, alt: '', url: '' }
const options: GiftCardOptions = {
  amounts: [5000, 10_000],
  freeAmount: { min: 2000, max: 100_000, step: 500 },
  designs: [{ id: 'departure', name: 'The departure', image, isDefault: true }],
  formats: ['digital'],
  validMonths: 12,
}
const now = '2026-11-20T10:00:00'
const read = (text: string) => readCards({ text, options, designId: 'departure', now })

describe('a file of cards', () => {
  it('[GI-036] is read with or without heading, with any separator, in the ways amounts and days are written', () => {
    const rows = read(
      [
        'Nom;E-mail;Montant;De la part de;Message;Jour;Heure',
        'Léa;lea@example.com;50,00 €;Julie & Tom;"Bon voyage ; à bientôt 🎉";24/12/2026;18h',
        '',
        ';tom@example.com;€ 1 000;ACME;;;',
      ].join('\n'),
    )
    expect(rows).toEqual([
      {
        line: 2,
        card: expect.objectContaining({
          amount: 5000,
          customisation: { fromName: 'Julie & Tom', message: 'Bon voyage ; à bientôt 🎉' },
          delivery: { name: 'Léa', email: 'lea@example.com', day: '2026-12-24', hour: 18 },
        }),
      },
      {
        line: 4,
        card: expect.objectContaining({
          amount: 100_000,
          delivery: { name: null, email: 'tom@example.com', day: '2026-11-21', hour: 9 },
        }),
      },
    ])
    expect(read('Léa\tlea@example.com\t65\tACME')).toMatchObject([{ line: 1, card: { amount: 6500 } }])
  })

  it.each([
    ['Léa,lea@,50,ACME', ['email']],
    ['Léa,lea@example.com,19,ACME', ['amount']],
    ['Léa,lea@example.com,50.50,ACME', ['amount']],
    ['Léa,lea@example.com,50,', ['from']],
    ['Bob99,lea@example.com,50,evil.example', ['name', 'from']],
    [`Léa,lea@example.com,50,ACME,${'m'.repeat(181)}`, ['message']],
    ['Léa,lea@example.com,50,ACME,,2026-11-19', ['day']],
    ['Léa,lea@example.com,50,ACME,,31/02/2027', ['day']],
    ['Léa,lea@example.com,50,ACME,,,3', ['hour']],
    ['Léa,lea@example.com,50,ACME,,,soon', ['hour']],
  ])('says which column of %s is wrong', (row, wrong) => {
    expect(read(row)).toEqual([{ line: 1, wrong }])
  })

  it('reads whatever is pasted, and never a card that is not offered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const row of read(text)) if ('card' in row) expect(row.card.amount).toBeGreaterThanOrEqual(2000)
      }),
    )
  })
})

describe('the page of many cards', () => {
  beforeEach(() => sessionStorage.clear())
  const show = () =>
    renderInShell(<GiftCardPage many />, {
      texts: { gifting: en },
      location: { path: '/giftcard/customization', query: { many: '1' } },
      api: [answer(getGiftCardOptions, () => options)],
    })
  const paste = async (text: string) => {
    await userEvent.click(await screen.findByRole('textbox', { name: /^Or paste the lines/ }))
    await userEvent.paste(text)
  }

  it('[GI-036] says what is wrong in which line, and takes the cards to the checkout once nothing is', async () => {
    const { record } = show()
    await paste('Léa,lea@example.com,50,ACME\nTom,tom@,50,ACME\n')
    expect(await screen.findByText('1 of 2 lines cannot be read')).toBeVisible()
    expect(screen.getByText(/^Line 2:/)).toHaveTextContent('the e-mail is not complete')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await userEvent.clear(screen.getByRole('textbox', { name: /^Or paste/ }))
    await paste('Léa,lea@example.com,50,ACME\nTom,tom@example.com,100,ACME\n')
    expect(await screen.findByText(/^2 cards, 150\s€ in all\. Nothing is bought yet\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Continue for 150/ }))
    expect(record.navigations).toEqual([{ uri: '/checkout/gifting?flow=gifting', replace: false }])
    expect(readGift(sessionStorage)).toMatchObject({
      label: '2 gift cards',
      amountCents: 15_000,
      batch: [{ amount: 5000 }, { amount: 10_000, delivery: { email: 'tom@example.com' } }],
    })
  })

  it('reads a file of a spreadsheet, and finds it again after the checkout', async () => {
    const first = show()
    const written = 'Léa;lea@example.com;50;ACME'
    const bytes = Uint8Array.from(written, (sign) => sign.charCodeAt(0))
    // jsdom reads no files and decodes no bytes.
    Object.assign(globalThis, { TextDecoder })
    const file = Object.assign(new File([bytes], 'cards.csv', { type: 'text/csv' }), {
      arrayBuffer: () => Promise.resolve(bytes.buffer),
    })
    await userEvent.upload(await screen.findByLabelText(/^Choose a file/), file)
    expect(await screen.findByText(/^1 card, 50\s€ in all/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Or paste/ })).toHaveValue(written)
    first.unmount()
    show()
    expect(await screen.findByText(/^1 card, 50\s€ in all/)).toBeVisible()
  })

  it('takes 500 and no more', async () => {
    show()
    await paste('Léa,lea@example.com,50,ACME\n'.repeat(501))
    expect(await screen.findByText(/501 lines are too many/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  })
})
