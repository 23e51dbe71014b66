import { type KeyboardEvent, useRef } from 'react'
import styles from './Tabs.module.scss'

type TabItem = {
  id: string
  label: string
  /** Id of the element it shows; absent where the tabs only choose what a form is about. */
  panelId?: string
}

export type TabsProps = {
  label: string
  tabs: readonly TabItem[]
  selected: string
  onSelect: (id: string) => void
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** ARIA tabs: one stop for Tab, arrows move and select. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const index = tabs.findIndex(({ id }) => id === selected)
    const target = step && tabs[step(index, tabs.length)]
    if (!target) return
    event.preventDefault()
    onSelect(target.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(target)]?.focus()
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: name, panelId }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
