import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './Picture'

const props = { src: '/images/stay/7', alt: 'Vines', width: 480, height: 360, sizes: '100vw' }

describe('Picture', () => {
  it('offers AVIF first, then WebP, in the sizes that the service draws', () => {
    const { container } = render(<Picture {...props} widths={[320, 480, 960, 1920]} />)
    const sources = [...container.querySelectorAll('source')]
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
    expect(sources[0]).toHaveAttribute(
      'srcset',
      '/images/stay/7/320x240.avif 320w, /images/stay/7/480x360.avif 480w, /images/stay/7/960x720.avif 960w',
    )
  })

  it('keeps its place before it is loaded, and waits for its turn', () => {
    render(<Picture {...props} />)
    const image = screen.getByAltText('Vines')
    expect(image).toHaveAttribute('width', '480')
    expect(image).toHaveAttribute('height', '360')
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('shows the placeholder behind it until it is loaded', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    render(<Picture {...props} placeholder="data:image/webp;base64,UklGRg==" />)
    const image = screen.getByAltText('Vines')
    expect(image.style.backgroundImage).toContain('data:image/webp;base64,UklGRg==')
    fireEvent.load(image)
    expect(image.style.backgroundImage).toBe('')
    complete.mockRestore()
  })

  it('is never lazy as the largest picture of the page', () => {
    render(<Picture {...props} priority />)
    expect(screen.getByAltText('Vines')).toHaveAttribute('loading', 'eager')
    expect(screen.getByAltText('Vines')).toHaveAttribute('fetchpriority', 'high')
  })
})
