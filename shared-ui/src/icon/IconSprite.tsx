import { iconNames } from './icon-names'
import { paths } from './paths'

/** The drawings of all icons, once for a document. Pages of the shop have them from the shell's server. */
export const IconSprite = () => (
  <div hidden>
    <svg aria-hidden="true">
      {iconNames.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={paths[name]} />
        </symbol>
      ))}
    </svg>
  </div>
)
