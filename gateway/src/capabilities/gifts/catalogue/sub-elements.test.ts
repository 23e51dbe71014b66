import type { Pictures } from '../../assets/public'
import { chooseSubElements, subElementGroups } from './sub-elements'

const picture = {
  address: 'x',
  alts: { fr: '', es: '', nl: '', it: '', en: '' },
  legends: null,
  credit: null,
}
const picturesOf = (...ids: string[]): Pictures => {
  const has = new Set(ids.map((id) => `sub-element/${id}`))
  return (id) => (has.has(id) ? ({ ...picture, placeholder: null } as ReturnType<Pictures>) : undefined)
}
const offered = (pictures: Pictures) =>
  subElementGroups('fr_FR', pictures).map(({ elements }) => elements.map(({ id }) => id))

describe('what printed gifts are made and packed with', () => {
  it('is the standard sleeve alone in a shop that has pictures of nothing else', () => {
    expect(offered(picturesOf())).toEqual([['standard']])
  })

  it('is what the shop has pictures of', () => {
    expect(offered(picturesOf('sleeve-sea', 'chocolates'))).toEqual([
      ['standard', 'sleeve-sea'],
      ['chocolates'],
    ])
  })

  it('cannot be ordered where it is not offered', () => {
    const order = (...ids: string[]) =>
      chooseSubElements({ locale: 'fr_FR', ids, pictures: picturesOf('chocolates') })
    expect(order('guide')).toEqual({ refusal: 'SUB_ELEMENT_NOT_AVAILABLE' })
    expect(order('standard', 'chocolates')).toMatchObject({
      chosen: [{ id: 'standard' }, { id: 'chocolates' }],
    })
  })
})
