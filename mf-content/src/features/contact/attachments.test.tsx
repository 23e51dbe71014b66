import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { Attachments } from './Attachments'

const beginnings = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [...'%PDF-'].map((sign) => sign.charCodeAt(0)),
  html: [...'<html>'].map((sign) => sign.charCodeAt(0)),
}

/** A file of these bytes; the browser of the tests cannot read one itself. */
function file(name: string, kind: keyof typeof beginnings, size = 100): File {
  const bytes = new Uint8Array(size)
  bytes.set(beginnings[kind])
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer })
}

class Transfer {
  files: File[] = []
  items = { add: (added: File) => this.files.push(added) }
}
const sent = jest.fn<void, [string[]]>()

beforeAll(() => {
  Object.assign(globalThis, { DataTransfer: Transfer })
  // Real inputs take lists of the browser alone.
  const { files } = Object.getOwnPropertyDescriptors(HTMLInputElement.prototype)
  Object.defineProperty(HTMLInputElement.prototype, 'files', {
    ...files,
    set: (list: File[]) => sent(list.map(({ name }) => name)),
  })
})

const show = () => renderInShell(<Attachments />, { texts: { content: en } })
/** Chooses files without what the browser would leave out by their kinds. */
const choose = (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Add files'), files)
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('the files of a message', () => {
  it('[CO-032] are listed with their size, and are taken away again', async () => {
    const { container } = show()
    await choose(file('receipt.pdf', 'pdf', 12_000))
    await choose(file('room.jpg', 'jpg', 300_000), file('bed.png', 'png'))
    expect(names()).toEqual(['receipt.pdf 12 kB', 'room.jpg 300 kB', 'bed.png 1 kB'])
    expect(sent).toHaveBeenLastCalledWith(['receipt.pdf', 'room.jpg', 'bed.png'])
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Remove room.jpg' }))
    expect(sent).toHaveBeenLastCalledWith(['receipt.pdf', 'bed.png'])
  })

  it('[CO-032] that are no photo and no PDF are refused by their bytes, whatever they are called', async () => {
    show()
    await choose(file('photo.jpg', 'html'), file('receipt.pdf', 'pdf'))
    expect(screen.getByText(/photo.jpg cannot be sent/)).toBeVisible()
    expect(sent).toHaveBeenLastCalledWith(['receipt.pdf'])
  })

  it('[CO-032] that are too many or too large are named, and the others are kept', async () => {
    show()
    await choose(...['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`, 'pdf')))
    expect(screen.getByText(/d.pdf is one too many: 3 files/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove c.pdf' }))
    expect(screen.queryByText(/one too many/)).toBeNull()
    await choose(file('large.pdf', 'pdf', 2_000_000))
    expect(screen.getByText(/large.pdf is too large: all files together may have 2 MB/)).toBeVisible()
    expect(sent).toHaveBeenLastCalledWith(['a.pdf', 'b.pdf'])
  })
})
