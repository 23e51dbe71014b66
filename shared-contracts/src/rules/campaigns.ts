import type { Locale } from './locale'

/** A holiday bridge worth a shortcut: arrival on `from`, departure on `to`. */
export type Campaign = { markets: readonly Locale[]; from: string; to: string }

const frenchAndBelgian: readonly Locale[] = ['fr_FR', 'fr_BE', 'nl_BE']

/** A past campaign hides itself: add the next ones at the end. */
export const campaigns: readonly Campaign[] = [
  { markets: frenchAndBelgian, from: '2024-05-01', to: '2024-05-05' },
  { markets: frenchAndBelgian, from: '2024-05-08', to: '2024-05-12' },
  { markets: frenchAndBelgian, from: '2024-05-17', to: '2024-05-19' },
]
