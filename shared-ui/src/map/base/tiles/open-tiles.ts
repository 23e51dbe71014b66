import { PMTiles } from 'pmtiles'

/** Column and row of a tile at a zoom. */
type TileAt = { z: number; x: number; y: number }

/** Source of tiles: their bytes, or null where there is no tile. */
export type TileReader = {
  zooms: { minZoom: number; maxZoom: number }
  read(at: TileAt): Promise<ArrayBuffer | null>
}

/** Zooms that all hosts of tiles have: closer than that the last ones are stretched. */
const templateZooms = { minZoom: 0, maxZoom: 14 }

/** Opens the file at an address, or the host whose address has places for zoom, column and row. */
export const openTiles = async (url: string): Promise<TileReader> =>
  url.includes('{z}') ? { zooms: templateZooms, read: (at) => fetchTile(url, at) } : openArchive(url)

async function openArchive(url: string): Promise<TileReader> {
  const archive = new PMTiles(url)
  const { minZoom, maxZoom } = await archive.getHeader()
  return {
    zooms: { minZoom, maxZoom },
    read: async ({ z, x, y }) => (await archive.getZxy(z, x, y))?.data ?? null,
  }
}

async function fetchTile(template: string, { z, x, y }: TileAt): Promise<ArrayBuffer | null> {
  const url = template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
  const response = await fetch(url)
  if (response.status === 204) return null
  if (!response.ok) throw new Error(`${response.status} for the tile ${z}/${x}/${y}`)
  return response.arrayBuffer()
}
