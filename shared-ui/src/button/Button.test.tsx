import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button'

describe('Button', () => {
  it('is a plain button, so that it never sends a form by accident', () => {
    render(<Button>See prices</Button>)
    expect(screen.getByRole('button', { name: 'See prices' })).toHaveAttribute('type', 'button')
  })

  it('swallows clicks while busy and keeps the focus', async () => {
    const onClick = jest.fn()
    render(
      <Button busy onClick={onClick}>
        Booking
      </Button>,
    )
    const button = screen.getByRole('button')
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveFocus()
  })

  it('does not send its form while busy', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Pay
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is a link when it leads somewhere', () => {
    render(<Button href="/search">Search</Button>)
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
  })
})
