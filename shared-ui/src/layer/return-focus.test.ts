import { waitFor } from '@testing-library/dom'
import { afterPaint } from './after-paint'
import { returnFocus } from './return-focus'

const addField = () => document.body.appendChild(document.createElement('input'))
const painted = () => new Promise<void>((resolve) => void afterPaint(resolve))

afterEach(() => document.body.replaceChildren())

describe('returnFocus', () => {
  it('gives the focus back to what opened the layer', async () => {
    const opener = addField()
    const focus = jest.spyOn(opener, 'focus')
    returnFocus(opener)
    await waitFor(() => expect(opener).toHaveFocus())
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  })

  it('leaves the focus in the field that was chosen meanwhile', async () => {
    const [opener, chosen] = [addField(), addField()]
    returnFocus(opener)
    chosen.focus()
    await painted()
    expect(chosen).toHaveFocus()
  })

  it('focuses nothing that has left the page', async () => {
    const opener = addField()
    const focus = jest.spyOn(opener, 'focus')
    opener.remove()
    returnFocus(opener)
    await painted()
    expect(focus).not.toHaveBeenCalled()
    expect(document.body).toHaveFocus()
  })

  it('does without an opener', async () => {
    returnFocus(null)
    await painted()
    expect(document.body).toHaveFocus()
  })
})
