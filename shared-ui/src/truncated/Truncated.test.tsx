import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '../testing/render-with-texts'
import { Truncated } from './Truncated'

const show = (length: number) => renderWithTexts(<Truncated text={'x'.repeat(length)} />)
const shownOf = (container: HTMLElement, ...hidden: string[]) =>
  [...(container.querySelector('p')?.childNodes ?? [])]
    .filter(
      (node) => !(node instanceof Element && [...hidden, 'dots'].some((name) => node.className === name)),
    )
    .map((node) => node.textContent)
    .join('').length

describe('Truncated', () => {
  it('[PR-032] [PR-033] shows 250 characters, 86 on a phone', () => {
    const { container } = show(300)
    expect(shownOf(container, 'rest')).toBe(250)
    expect(shownOf(container, 'rest', 'wide')).toBe(86)
    expect(container.querySelector('p')).toHaveTextContent('x'.repeat(300))
  })

  it('[PR-032] shows 250 characters everywhere of a programme', () => {
    const { container } = renderWithTexts(<Truncated text={'x'.repeat(300)} alike />)
    expect(shownOf(container, 'rest', 'wide')).toBe(250)
    expect(screen.getByRole('button', { name: 'See more' })).toHaveAttribute('data-cut', 'always')
  })

  it('[PR-032] [PR-033] cuts between words, and loses none of the text', () => {
    const text = 'Une parenthèse au bord de la mer '.repeat(12).trim()
    const { container } = renderWithTexts(<Truncated text={text} />)
    const shown = container.querySelector('p')?.firstChild?.textContent ?? ''
    expect(shown.length).toBeLessThanOrEqual(86)
    expect(text.charAt(shown.length)).toBe(' ')
    expect(container.querySelector('p')?.textContent?.replace('…', '')).toBe(text)
  })

  it('[PR-033] opens and closes', async () => {
    const { container } = show(300)
    await userEvent.click(screen.getByRole('button', { name: 'See more' }))
    expect(container.firstElementChild).toHaveAttribute('data-open')
    await userEvent.click(screen.getByRole('button', { name: 'See less' }))
    expect(container.firstElementChild).not.toHaveAttribute('data-open')
  })

  it('[PR-033] has a toggle for phones only between 86 and 250 characters', () => {
    show(120)
    expect(screen.getByRole('button', { name: 'See more' })).toHaveAttribute('data-cut', 'narrow')
  })

  it('[PR-033] needs no toggle for 80 characters', () => {
    show(80)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
