import type { Locale } from '../visitor/locale'

export type CampaignName =
  | 'christmas'
  | 'newYear'
  | 'valentine'
  | 'easter'
  | 'ascension'
  | 'pentecost'
  | 'allSaints'
  | 'armistice'

/** A holiday bridge worth a shortcut: arrival on `from`, departure on `to`. Without a name its days stand for it. */
export type Campaign = { markets: readonly Locale[]; from: string; to: string; name?: CampaignName }

const frenchAndBelgian: readonly Locale[] = ['fr_FR', 'fr_BE', 'nl_BE']

/**
 * A past campaign hides itself: add the next ones at the end.
 * Limit: a year without lines here has no shortcuts (decision 032).
 */
export const campaigns: readonly Campaign[] = [
  { markets: frenchAndBelgian, from: '2024-05-01', to: '2024-05-05' },
  { markets: frenchAndBelgian, from: '2024-05-08', to: '2024-05-12' },
  { markets: frenchAndBelgian, from: '2024-05-17', to: '2024-05-19' },
  { markets: frenchAndBelgian, from: '2026-12-24', to: '2026-12-27', name: 'christmas' },
  { markets: frenchAndBelgian, from: '2026-12-31', to: '2027-01-03', name: 'newYear' },
  { markets: frenchAndBelgian, from: '2027-02-12', to: '2027-02-14', name: 'valentine' },
  { markets: frenchAndBelgian, from: '2027-03-26', to: '2027-03-29', name: 'easter' },
  { markets: frenchAndBelgian, from: '2027-05-05', to: '2027-05-09', name: 'ascension' },
  { markets: frenchAndBelgian, from: '2027-05-14', to: '2027-05-17', name: 'pentecost' },
  { markets: frenchAndBelgian, from: '2027-10-29', to: '2027-11-01', name: 'allSaints' },
  { markets: frenchAndBelgian, from: '2027-11-11', to: '2027-11-14', name: 'armistice' },
  { markets: frenchAndBelgian, from: '2027-12-23', to: '2027-12-26', name: 'christmas' },
  { markets: frenchAndBelgian, from: '2027-12-31', to: '2028-01-02', name: 'newYear' },
]
