/** Links to gifts tell which block they were in (D102); what an editor has named already stays. */
export function campaignLink(uri: string, campaign: string): string {
  if (uri.includes('utm_')) return uri
  const [path = '', hash] = uri.split('#')
  const joined = `${path}${path.includes('?') ? '&' : '?'}utm_medium=website&utm_campaign=${encodeURIComponent(campaign)}`
  return hash === undefined ? joined : `${joined}#${hash}`
}
