import { covers, placeOf, type Sight, sheetFor } from './sheets'

const sight: Sight = { x: 5000, y: 8000, scale: 10, width: 800, height: 600 }
const dragged = (right: number, down: number): Sight => ({
  ...sight,
  x: sight.x - right * sight.scale,
  y: sight.y + down * sight.scale,
})

describe('the sheet that outlines are drawn on', () => {
  const sheet = sheetFor(sight)

  it('reaches beyond the map, so that a drag finds it drawn', () => {
    expect(covers(sheet, sight)).toBe(true)
    expect(covers(sheet, dragged(199, -149))).toBe(true)
    expect(covers(sheet, dragged(201, 0))).toBe(false)
    expect(covers(sheet, dragged(0, -151))).toBe(false)
  })

  it('goes along with a drag, and is stretched by a zoom until another one is drawn', () => {
    expect(placeOf(sheet, sight)).toEqual({ left: -200, top: -150, zoom: 1 })
    expect(placeOf(sheet, dragged(40, 30))).toEqual({ left: -160, top: -120, zoom: 1 })
    const closer = { ...sight, scale: 5 }
    expect(placeOf(sheet, closer)).toEqual({ left: -800, top: -600, zoom: 2 })
    expect(covers(sheet, closer)).toBe(false)
  })
})
