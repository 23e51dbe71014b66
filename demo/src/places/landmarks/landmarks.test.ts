import { kilometresBetween } from '@escapade/gateway/platform/geo/kilometres-between'
import { slugOf } from '@escapade/gateway/platform/texts/texts'
import { towns } from '../towns'
import { landmarks } from './landmarks'

/** Kilometres that one may be from the middle of its town. */
const farthest = {
  sight: 12,
  station: 7,
  beach: 11,
  park: 5,
  quarter: 10,
  lake: 25,
  summit: 30,
  skiresort: 10,
}

it('landmarks lie in and around the town that they are listed under', () => {
  expect(landmarks.length).toBeGreaterThan(500)
  const astray = landmarks.filter(({ town: name, kind, ...at }) => {
    const town = towns.find((one) => one.name === name)
    return !town || kilometresBetween(town, at) > farthest[kind]
  })
  expect(astray).toEqual([])
})

it('no landmark is listed twice in a town, and none stands on another', () => {
  const ids = landmarks.map(({ town, kind, name }) => slugOf(`${town} ${kind} ${name}`))
  expect(new Set(ids).size).toBe(ids.length)
  const spots = landmarks.map(({ latitude, longitude }) => `${latitude} ${longitude}`)
  expect(spots.filter((spot, index) => spots.indexOf(spot) !== index)).toEqual([])
})

it('beaches belong to towns by the sea or a lake', () => {
  const dry = landmarks
    .filter(({ kind }) => kind === 'beach')
    .filter(({ town: name }) => {
      const traits = towns.find((town) => town.name === name)?.traits ?? []
      return !traits.includes('coast') && !traits.includes('lake')
    })
    .map(({ town, name }) => `${town}: ${name}`)
  expect(dry).toEqual(['Venezia: Lido', 'Genova: Boccadasse'])
})
