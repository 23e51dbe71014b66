type Place = { address: string; position?: { latitude: number; longitude: number } | undefined }

/** A place on the map: its position, or a search for its address where that is all that is known. */
export function mapAddress({ address, position }: Place): string {
  if (!position) return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
  const { latitude, longitude } = position
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
}
