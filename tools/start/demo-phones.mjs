/**
 * Numbers of customer care in the demo, as CARE_PHONES takes them: from a block that the French regulator keeps for
 * fiction, so that they ring at no one's.
 */
export const demoPhones = ['FR', 'ES', 'BE', 'NL', 'IT']
  .map((country) => `${country}=+33 1 99 00 12 34`)
  .join(',')
