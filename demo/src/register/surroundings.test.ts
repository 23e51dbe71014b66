import { type Spot, surroundingsOf } from './surroundings'

const nowhere: Spot = {
  town: 'Guéret',
  hotel: 'Hôtel',
  departmentId: 'FR.75.23',
  latitude: 46.17,
  longitude: 1.87,
  population: 0,
}

describe('surroundingsOf', () => {
  it.each([
    ['a town we know', { town: 'Beaune', latitude: 47.02, longitude: 4.84 }, ['vineyard', 'old-town']],
    ['its suburb', { town: 'Juan-les-Pins', latitude: 43.57, longitude: 7.11 }, ['coast']],
    ['the sea in the town’s name', { town: 'Sanary-sur-Mer' }, ['coast']],
    ['the lake in the hotel’s name', { hotel: 'Hôtel du Lac' }, ['lake', 'countryside']],
    ['baths', { town: 'Salies-les-Bains' }, ['countryside', 'spa']],
    ['a ski resort', { latitude: 45.42, longitude: 6.63, departmentId: 'FR.84.73' }, ['mountain', 'ski']],
    ['a village below the peaks', { departmentId: 'FR.84.73' }, ['mountain-view', 'countryside']],
    ['a city', { population: 200_000 }, ['city', 'old-town']],
    ['a wine village', { departmentId: 'FR.75.33' }, ['vineyard', 'countryside']],
    ['nothing known', {}, ['countryside']],
  ] as const)('%s', (_, values, traits) => {
    expect(surroundingsOf({ ...nowhere, ...values }).traits).toEqual(traits)
  })

  it('asks more where more people live', () => {
    const demand = [0, 20_000, 500_000].map((population) => surroundingsOf({ ...nowhere, population }).demand)
    expect(demand).toEqual([2, 4, 6])
  })
})
