/** Raise it when a drawing or its compression changes: it names the cache folder and is part of every ETag. */
export const drawingVersion = 6
