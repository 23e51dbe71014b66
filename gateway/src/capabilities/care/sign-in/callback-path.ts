/** Path to which providers send agents back, below each host of customer care. */
export const callbackPath = '/care/callback'
