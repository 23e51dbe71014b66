import type Style from 'ol/style/Style'
import { readInks } from './inks'
import { createPainter } from './tile-style'

const colours = {
  '--sand': '#eeddcc',
  '--sand-deep': '#ddccbb',
  '--map-water': '#aaccee',
  '--surface': '#ffffff',
  '--line': '#dddddd',
}
const night = {
  '--sand': '#222222',
  '--sand-deep': '#333333',
  '--map-water': '#112233',
  '--surface': '#252525',
  '--line': '#444444',
}

/** An element on which the tokens have these values. */
function elementWith(tokens: Record<string, string>) {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(tokens)) element.style.setProperty(name, value)
  document.body.append(element)
  return element
}
const painterIn = (tokens: Record<string, string> = colours, writesNames = true) =>
  createPainter({ inks: readInks(elementWith(tokens)), language: 'it', writesNames: () => writesNames })

const zOf = (styles: Style[]) => styles[0]?.getZIndex() ?? Number.NaN
const written = (styles: Style[]) => styles.map((style) => style.getText()?.getText())
const [land, water, road] = [
  { layer: 'earth' },
  { layer: 'water', kind: 'ocean' },
  { layer: 'roads', kind: 'major_road' },
]
const rome = { layer: 'places', kind: 'locality', population_rank: 13, name: 'Roma', 'name:it': 'Roma (IT)' }

describe('the paint of tiles', () => {
  it('is that of the tokens, so that dark tokens make a dark map', () => {
    const [day, dark] = [painterIn(), painterIn(night)]
    const fills = (paint: typeof day) =>
      [land, water].map((thing) => paint(thing, 10)[0]?.getFill()?.getColor())
    expect(fills(day)).toEqual(['#eeddcc', '#aaccee'])
    expect(fills(dark)).toEqual(['#222222', '#112233'])
  })

  it('makes roads lighter than the land, by day and by night', () => {
    const inner = (paint: ReturnType<typeof painterIn>) => paint(road, 14).at(-1)?.getStroke()?.getColor()
    expect([inner(painterIn()), inner(painterIn(night))]).toEqual(['#ffffff', '#444444'])
  })

  it('lays water over land, and roads over both', () => {
    const paint = painterIn()
    const heights = [land, water, road].map((thing) => zOf(paint(thing, 14)))
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    expect(new Set(heights).size).toBe(3)
  })

  it('draws roads wider the closer it is, streets only in a town, and both sides of a road only up close', () => {
    const paint = painterIn()
    const widths = (zoom: number) => paint(road, zoom).map((style) => style.getStroke()?.getWidth() ?? 0)
    expect(widths(7)).toEqual([])
    expect(widths(9)).toHaveLength(1)
    expect(widths(14)).toHaveLength(2)
    expect(Math.max(...widths(16))).toBeGreaterThan(Math.max(...widths(14)))
    const street = { layer: 'transportation', class: 'minor' }
    expect([paint(street, 10).length, paint(street, 15).length]).toEqual([0, 2])
  })

  it('names towns in the language of the page, or as they are called there', () => {
    const paint = painterIn()
    expect(written(paint(rome, 6))).toEqual(['Roma (IT)'])
    expect(written(paint({ ...rome, 'name:it': undefined }, 6))).toEqual(['Roma'])
    expect(paint({ layer: 'places', kind: 'locality', kind_detail: 'village', name: 'Ostia' }, 6)).toEqual([])
  })

  it('leaves the names of towns to the map where that writes them itself', () => {
    expect(painterIn(colours, false)(rome, 6)).toEqual([])
  })

  it('leaves out what it does not know', () => {
    expect(painterIn()({ layer: 'poi', class: 'bakery' }, 16)).toEqual([])
  })
})
