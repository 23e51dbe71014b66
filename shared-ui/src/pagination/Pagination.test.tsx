import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '../testing/render-with-texts'
import { Pagination } from './Pagination'

const href = (page: number) => `/search?flow=booking&page=${page}#city=75`
const pages = () => screen.getAllByRole('link', { name: /^Page \d/ }).map((link) => link.textContent)

describe('Pagination', () => {
  it('[SE-013] links zero-based pages', () => {
    renderWithTexts(<Pagination totalPages={3} page={1} href={href} />)
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', href(2))
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })

  it('[SE-014] marks the way back and on', () => {
    renderWithTexts(<Pagination totalPages={3} page={1} href={href} />)
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev')
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', href(2))
  })

  it('has no way back on the first page, nor on from the last', () => {
    const { rerender } = renderWithTexts(<Pagination totalPages={2} page={0} href={href} />)
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
    rerender(<Pagination totalPages={2} page={1} href={href} />)
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
  })

  it('[SC-062] groups tens', () => {
    renderWithTexts(<Pagination totalPages={25} page={0} href={href} />)
    expect(pages()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '20', '25'])
  })

  it('[SC-062] groups tens of the present hundred, and hundreds', () => {
    renderWithTexts(<Pagination totalPages={345} page={122} href={href} />)
    const block = Array.from({ length: 10 }, (_, index) => String(121 + index))
    const tens = ['110', '120', ...block, '140', '150', '160', '170', '180', '190']
    expect(pages()).toEqual(['1', '100', ...tens, '200', '300', '345'])
    expect(screen.getByRole('link', { name: 'Page 123' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Page 300' })).toHaveAttribute('href', href(299))
  })

  it('tells the page that was pressed', async () => {
    const onPage = jest.fn((_: number, event: { preventDefault: () => void }) => event.preventDefault())
    renderWithTexts(<Pagination totalPages={3} page={0} href={href} onPage={onPage} />)
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
    expect(onPage.mock.calls[0]?.[0]).toBe(1)
  })
})
