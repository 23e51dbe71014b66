import process from 'node:process'

/** In everyday runs `few`; with `npm test -- deep`, which takes its time, `many`. @template Size @param {Size} few @param {Size} many */
export const deep = (few, many) => (process.env.DEEP ? many : few)

/** Every other of a list in everyday runs. @template Item @param {readonly Item[]} list */
export const sampleOf = (list) =>
  deep(
    list.filter((_, index) => index % 2 === 0),
    [...list],
  )
