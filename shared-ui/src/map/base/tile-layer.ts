import TileLayer from 'ol/layer/Tile'
import XYZ from 'ol/source/XYZ'

export const tileLayer = (url: string) => new TileLayer({ source: new XYZ({ url }) })
