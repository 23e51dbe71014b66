import { drawRest } from './draw-rest'

const { documentElement } = document
let idle: (() => void)[]
const drawn = () => document.querySelectorAll('[data-drawn]').length

beforeEach(() => {
  idle = []
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    requestAnimationFrame: (frame: () => void) => frame(),
  })
  documentElement.dataset.view = 'near'
  document.body.innerHTML = '<section data-below></section><section data-below></section>'
})

describe('what stands below the first view', () => {
  it('is laid out piece by piece while nothing else is to be done', () => {
    drawRest(window)
    expect(drawn()).toBe(0)
    idle.shift()?.()
    expect(drawn()).toBe(1)
    idle.shift()?.()
    expect(drawn()).toBe(2)
    expect(documentElement).toHaveAttribute('data-view')
    idle.shift()?.()
    expect(documentElement).not.toHaveAttribute('data-view')
    expect(idle).toEqual([])
  })

  it('is left alone again where it is far away', () => {
    const [near, far] = [...document.querySelectorAll('section')] as Element[] as [Element, Element]
    far.getBoundingClientRect = () => ({ top: 5000 }) as DOMRect
    drawRest(window)
    while (idle.length > 0) idle.shift()?.()
    expect(near).not.toHaveAttribute('data-away')
    expect(far).toHaveAttribute('data-away')
  })

  it('is there at once for another page', () => {
    const drawAll = drawRest(window)
    drawAll()
    expect(documentElement).not.toHaveAttribute('data-view')
  })

  it('was never held back for returning visitors', () => {
    delete documentElement.dataset.view
    drawRest(window)
    expect(idle).toEqual([])
  })
})
