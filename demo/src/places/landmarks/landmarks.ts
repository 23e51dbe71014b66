import { type LandmarkKind, landmarkKinds } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { frenchLandmarks } from './french-landmarks'
import { italianLandmarks } from './italian-landmarks'
import { belgianLandmarks, dutchLandmarks } from './low-countries-landmarks'
import { spanishLandmarks } from './spanish-landmarks'

type DemoLandmark = {
  kind: LandmarkKind
  /** The town that it belongs to, by its name at home. */
  town: string
  name: string
  latitude: number
  longitude: number
  /** 0 for the best known of its town. */
  place: number
}

const line = /^(?<kind>\w+) (?<latitude>-?[\d.]+) (?<longitude>-?[\d.]+) (?<name>.+)$/
const kindNamed = (word: string | undefined) => landmarkKinds.find((kind) => kind === word)

/** Lines of one file: towns begin with `#`, and what follows is theirs. */
function readLandmarks(text: string): DemoLandmark[] {
  return text
    .trim()
    .split('\n# ')
    .flatMap((block) => {
      const [town = '', ...lines] = block.replace(/^# /, '').split('\n')
      return lines.map((one, place) => {
        const { kind, latitude, longitude, name = '' } = line.exec(one)?.groups ?? {}
        const known = kindNamed(kind)
        if (!known) throw new Error(`No landmark: ${one}`)
        return { kind: known, town, name, latitude: Number(latitude), longitude: Number(longitude), place }
      })
    })
}

/** Sights, stations, beaches, parks, lakes, summits and quarters of the towns of the generated catalogue. */
export const landmarks: DemoLandmark[] = [
  frenchLandmarks,
  spanishLandmarks,
  italianLandmarks,
  dutchLandmarks,
  belgianLandmarks,
].flatMap(readLandmarks)
