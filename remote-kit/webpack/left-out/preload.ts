/** Stands in for the federation runtime's preloading: the document names the files that a page needs. */
export const defaultPreloadArgs = {}
export const normalizePreloadExposes = () => []
export const formatPreloadArgs = () => []
export const preloadAssets = () => {}
