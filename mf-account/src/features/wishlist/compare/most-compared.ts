/** More columns than these no laptop shows side by side. */
export const mostCompared = 4
