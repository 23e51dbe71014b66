import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../icon/Icon'
import { OptionFrame, type OptionFrameProps } from './OptionFrame'
import styles from './SuggestionList.module.scss'
import { SuggestionOption } from './SuggestionOption'
import option from './SuggestionOption.module.scss'
import { type Choice, type Destination, groupSuggestions, type IdleGroup } from './suggestion-groups'

export type SuggestionListProps = {
  id: string
  /** In the order drawn. */
  options: readonly Choice[]
  idle: readonly IdleGroup[]
  typed: boolean
  loading: boolean
  failed: boolean
  highlighted: number
  onHighlight: (index: number) => void
  onChoose: (choice: Choice) => void
}

type DrawnGroup = { name: string; icon?: IconName; items: readonly Destination[] }

/** Options of the destination combobox: what was typed under the heading of its category, else what is offered. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, options, idle, typed, loading, failed, highlighted, onHighlight, onChoose } = props
  const { t } = useTranslation('ui')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [highlighted])
  const [first] = options
  const destinations = options.filter((choice) => choice.category !== 'around')
  const groups: DrawnGroup[] = typed
    ? groupSuggestions(destinations).map(({ category, items }) => ({
        name: t(`destination.category.${category}`),
        items,
      }))
    : idle.filter(({ items }) => items.length > 0)
  const optionProps = (choice: Choice) => {
    const index = options.indexOf(choice)
    return {
      id: `${id}-${index}`,
      highlighted: index === highlighted,
      onHighlight: () => onHighlight(index),
      onChoose: () => onChoose(choice),
    }
  }
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('destination.label')}
        className={styles.list}
        hidden={options.length === 0}
      >
        {first?.category === 'around' && <AroundOption {...optionProps(first)} />}
        {groups.map(({ name, icon, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own
          <div key={name} role="group" aria-label={name}>
            <p className={styles.group} aria-hidden="true">
              {name}
            </p>
            {items.map((item) => (
              <SuggestionOption
                key={`${item.category} ${item.id}`}
                item={item}
                icon={icon}
                {...optionProps(item)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={destinations.length === 0 ? styles.status : 'vh'} role="status">
        <Status loading={loading} known={typed && !failed} count={destinations.length} />
      </p>
    </>
  )
}

function AroundOption(props: OptionFrameProps) {
  const { t } = useTranslation('ui')
  return (
    <OptionFrame {...props}>
      <Icon name="locate" />
      <span className={option.label}>{t('destination.around')}</span>
    </OptionFrame>
  )
}

type StatusProps = { loading: boolean; known: boolean; count: number }

/** `known`: something was typed and looked up. */
function Status({ loading, known, count }: StatusProps) {
  const { t } = useTranslation('ui')
  if (count > 0) return t('destination.found', { count })
  if (loading) return t('loading')
  return known ? t('destination.none') : t('destination.hint')
}
