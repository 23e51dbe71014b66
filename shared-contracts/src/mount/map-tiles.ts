/** Address of the map's vector tiles, and the makers that the map names for them. */
export type MapTiles = { url: string; attribution: string }

/** Name of the document's `<meta>` that hands the setting to the map: no script of the first load knows of it. */
export const mapTilesMeta = 'map-tiles'
