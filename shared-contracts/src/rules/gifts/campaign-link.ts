type Link = { uri: string; campaign: string; customerCare: boolean }

/**
 * Address of a gift that tells in which block it was found (D102): its parameters join those that are there, and what an
 * editor has named already stays. Customer care is not counted (D117).
 */
export function campaignLink({ uri, campaign, customerCare }: Link): string {
  if (customerCare || uri.includes('utm_')) return uri
  const [path = '', hash] = uri.split('#')
  const joined = `${path}${path.includes('?') ? '&' : '?'}utm_medium=website&utm_campaign=${encodeURIComponent(campaign)}`
  return hash === undefined ? joined : `${joined}#${hash}`
}
