const fewRooms = 3

/** From three rooms down, how many are left is worth saying (spec A §9). */
export const areFewRooms = (rooms: number): boolean => rooms >= 1 && rooms <= fewRooms
