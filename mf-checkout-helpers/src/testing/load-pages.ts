import { pages } from '../app/pages'

/** As the mount does before it draws: tests of pages begin with theirs. */
export const loadPages = () => Promise.all(Object.values(pages).map((page) => page.load()))
