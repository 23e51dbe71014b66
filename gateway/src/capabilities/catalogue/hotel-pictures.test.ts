import { changePictures, followHouse } from './hotel-pictures'

describe('changePictures', () => {
  it.each([
    ['puts added ones first', { kind: 'add', assets: ['x'] }, ['x', 'a', 'b']],
    ['moves what is shown already', { kind: 'add', assets: ['b'] }, ['b', 'a']],
    ['sets another list, each once', { kind: 'set', assets: ['x', 'y', 'x'] }, ['x', 'y']],
    ['keeps the order when one is set again', { kind: 'set', assets: ['b', 'x', 'a'] }, ['b', 'x', 'a']],
    ['takes some away', { kind: 'remove', assets: ['a', 'z'] }, ['b']],
  ] as const)('%s', (_name, change, expected) => {
    expect(changePictures(['a', 'b'], change)).toEqual(expected)
  })

  it('leaves something to be shown', () => {
    expect(() => changePictures(['a', 'b'], { kind: 'remove', assets: ['a', 'b'] })).toThrow('leave one')
  })
})

describe('followHouse', () => {
  it("keeps a stay's own picture in front of the house's", () => {
    expect(followHouse({ stay: ['own', 'a', 'b'], was: ['a', 'b'], is: ['x', 'a'] })).toEqual([
      'own',
      'x',
      'a',
    ])
  })

  it('shows the house where a stay has nothing of its own', () => {
    expect(followHouse({ stay: ['a'], was: ['a', 'b'], is: ['x', 'b'] })).toEqual(['x', 'b'])
  })
})
