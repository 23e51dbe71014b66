import { Icon, type IconName } from '@escapade/shared-ui/icon/Icon'
import type { ReactNode } from 'react'
import styles from './State.module.scss'

type Tone = 'ok' | 'part' | 'wait' | 'bad' | 'quiet'

const looks: Record<string, { tone: Tone; icon: IconName }> = {
  held: { tone: 'wait', icon: 'clock' },
  paying: { tone: 'wait', icon: 'card' },
  refused: { tone: 'bad', icon: 'warning' },
  booked: { tone: 'ok', icon: 'check' },
  changed: { tone: 'ok', icon: 'edit' },
  cancelled: { tone: 'quiet', icon: 'x' },
  'partly-refunded': { tone: 'part', icon: 'left' },
  refunded: { tone: 'part', icon: 'left' },
  expired: { tone: 'quiet', icon: 'clock' },
  open: { tone: 'wait', icon: 'mail' },
  answered: { tone: 'ok', icon: 'check' },
  closed: { tone: 'quiet', icon: 'x' },
}

/** A state: a shape, a word and a hue, in this order. Without the hue nothing is lost. */
export function State({ state, children }: { state: string; children: ReactNode }) {
  const { tone, icon } = looks[state] ?? { tone: 'quiet', icon: 'info' }
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon name={icon} size="s" />
      {children}
    </span>
  )
}
