import { render, screen } from '@testing-library/react'
import { RichText } from './rich-text'

const link = (words: string) => <a href="/static/terms">{words}</a>

describe('RichText', () => {
  it('draws marked words by their part, in the middle of the sentence', () => {
    const { container } = render(
      <p>
        <RichText text="I accept the <terms>general terms</terms>." parts={{ terms: link }} />
      </p>,
    )
    expect(screen.getByRole('link', { name: 'general terms' })).toHaveAttribute('href', '/static/terms')
    expect(container).toHaveTextContent('I accept the general terms.')
  })

  it('draws several marks in the order of the language', () => {
    render(
      <RichText
        text="<b>Eerst</b> dit, dan <terms>dat</terms>"
        parts={{ terms: link, b: (words) => <b>{words}</b> }}
      />,
    )
    expect(screen.getByText('Eerst').tagName).toBe('B')
    expect(screen.getByRole('link')).toHaveTextContent('dat')
  })

  it.each(['<other>words</other>', '<constructor>words</constructor>'])(
    'shows the words of %s alone',
    (text) => {
      const { container } = render(<RichText text={text} parts={{ terms: link }} />)
      expect(container.innerHTML).toBe('words')
    },
  )

  it('shows angle brackets of ordinary text as they are', () => {
    const { container } = render(<RichText text="2 < 3 > 1" parts={{}} />)
    expect(container).toHaveTextContent('2 < 3 > 1')
  })
})
