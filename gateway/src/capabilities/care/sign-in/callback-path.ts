/** Where providers send agents back to, below each host of customer care. */
export const callbackPath = '/care/callback'
