import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SuggestionList.module.scss'
import { SuggestionOption } from './SuggestionOption'
import { type Destination, groupSuggestions } from './suggestion-groups'

export type SuggestionListProps = {
  id: string
  suggestions: readonly Destination[]
  /** Shown while nothing is typed. */
  recent: boolean
  typed: boolean
  loading: boolean
  highlighted: number
  onHighlight: (index: number) => void
  onChoose: (destination: Destination) => void
}

/** Options of the destination combobox under the heading of their category. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, recent, typed, loading, highlighted, onHighlight, onChoose } = props
  const { t } = useTranslation('ui')
  const groups = recent
    ? [{ name: t('destination.recent'), items: suggestions }]
    : groupSuggestions(suggestions).map(({ category, items }) => ({
        name: t(`destination.category.${category}`),
        items,
      }))
  const order = groups.flatMap(({ items }) => items)
  const isEmpty = order.length === 0
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [highlighted])
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('destination.label')}
        className={styles.list}
        hidden={isEmpty}
      >
        {groups.map(({ name, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own
          <div key={name} role="group" aria-label={name}>
            <p className={styles.group} aria-hidden="true">
              {name}
            </p>
            {items.map((item) => {
              const index = order.indexOf(item)
              return (
                <SuggestionOption
                  key={`${item.category} ${item.id}`}
                  id={`${id}-${index}`}
                  item={item}
                  recent={recent}
                  highlighted={index === highlighted}
                  onHighlight={() => onHighlight(index)}
                  onChoose={() => onChoose(item)}
                />
              )
            })}
          </div>
        ))}
      </div>
      <p className={isEmpty ? styles.status : 'vh'} role="status">
        <Status loading={loading} typed={typed} count={order.length} />
      </p>
    </>
  )
}

function Status({ loading, typed, count }: { loading: boolean; typed: boolean; count: number }) {
  const { t } = useTranslation('ui')
  if (count > 0) return t('destination.found', { count })
  if (loading) return t('loading')
  return typed ? t('destination.none') : t('destination.hint')
}
