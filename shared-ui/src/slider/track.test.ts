import { trackOf } from './track'

/** jsdom lays nothing out: a row of the given gap and padding, with slides as wide as said. */
function row({ widths, gap, padding }: { widths: number[]; gap: number; padding: number }) {
  const list = document.createElement('ul')
  Object.assign(list.style, { paddingLeft: `${padding}px`, paddingRight: `${padding}px` })
  const slides = widths.map((width) => {
    const slide = document.createElement('li')
    slide.getBoundingClientRect = () => ({ width }) as DOMRect
    return slide
  })
  list.append(...slides)
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({
    columnGap: `${gap}px`,
    paddingLeft: `${padding}px`,
    paddingRight: `${padding}px`,
  } as CSSStyleDeclaration)
  return { list, slides }
}
const origins = (track: ReturnType<typeof trackOf>, size: number) =>
  track.map(({ origin }) => Math.round(origin * size))

afterEach(() => jest.restoreAllMocks())

describe('trackOf', () => {
  it('sets slides side by side, with the gap of the styles', () => {
    const { list, slides } = row({ widths: [300, 300, 300, 300], gap: 20, padding: 0 })
    const track = trackOf(list, slides, 640)
    expect(track.map(({ size }) => size * 640)).toEqual([300, 300, 300, 300])
    expect((track[0]?.spacing ?? 0) * 640).toBe(20)
  })

  it('ends the last slides where the padding of the row begins', () => {
    const { list, slides } = row({ widths: [300, 300, 300, 300], gap: 20, padding: 16 })
    // 640 − 2 × 16 are on view: the last slide ends there, and the one before it stands 320 ahead.
    expect(origins(trackOf(list, slides, 640), 640)).toEqual([0, 0, 0, 308])
  })

  it('leaves slides where they are when all of them fit', () => {
    const { list, slides } = row({ widths: [200, 200], gap: 20, padding: 0 })
    expect(origins(trackOf(list, slides, 640), 640)).toEqual([0, 220])
  })

  it('reads the widths of the styles, not those of the slider that ran before', () => {
    const { list, slides } = row({ widths: [300], gap: 0, padding: 0 })
    for (const { style } of slides) style.minWidth = style.maxWidth = '100px'
    trackOf(list, slides, 640)
    expect(slides.map(({ style }) => [style.minWidth, style.maxWidth])).toEqual([['', '']])
  })
})
