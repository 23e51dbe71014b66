import type { Subject } from '@escapade/illustrator/subjects'
import { imageFor } from '../pictures/content-pictures'

/** A marketing picture in one of its sizes (CO-066). */
export const picture = (subject: Subject, key: string, size: string) =>
  `${imageFor({ subject, key: `marketing/${key}`, alt: '' }).base}/${size}.webp`
