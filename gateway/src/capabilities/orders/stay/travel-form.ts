import { createHash } from 'node:crypto'
import { packageTravel } from '../../content/pages/package-travel'

/** Which wording of the package travel information a buyer was shown: changes with the page, so that it can be proved. */
export const travelFormVersion = createHash('sha256')
  .update(JSON.stringify(packageTravel))
  .digest('hex')
  .slice(0, 12)
