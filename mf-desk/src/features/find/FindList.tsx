import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type {
  Found,
  FoundCase,
  FoundGift,
  FoundOrder,
} from '@escapade/shared-contracts/api/desk/found-schemas'
import { PersonQuestion } from '@escapade/shared-contracts/api/desk/people-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { useDebounced } from '@escapade/shared-ui/common/use-debounced'
import { Icon, type IconName } from '@escapade/shared-ui/icon/Icon'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  Autocomplete,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
} from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useDeskSession } from '../../common/desk-session'
import { useDeskWords } from '../../common/desk-words'
import { LoadProblem } from '../../common/LoadProblem'
import { State } from '../../common/State'
import { sections } from '../../common/sections'
import styles from './FindList.module.scss'
import { findQuery, shortestText } from './find-query'

/** Long enough for the next letter of who types, short enough not to be waited for. */
const settleMs = 120

type Props = {
  initial?: string
  /** Called when something is chosen, before its page comes. */
  onChoose?: () => void
}

type Entry = { id: string; to: string; icon: IconName; title: string; text: ReactNode; state?: string }
type Group = { name: 'orders' | 'gifts' | 'cases' | 'people' | 'goTo'; entries: Entry[] }

/** One field for all that is known of an order, a gift or a message, with what it finds below, by arrows and Enter. */
export function FindList({ initial = '', onChoose }: Props) {
  const { t } = useTranslation('desk')
  const { navigate } = useShell()
  const [text, setText] = useState(initial)
  const asked = useDebounced(text.trim(), settleMs)
  const found = useQuery(findQuery(useApi(), asked))
  const isAsked = asked.length >= shortestText
  const groups = useGroups(isAsked ? found.data : undefined, text.trim())
  const entries = groups.flatMap((group) => group.entries)
  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    onChoose?.()
    navigate(entry.to)
  }
  return (
    <div className={styles.find} data-busy={found.isFetching || undefined}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField className={styles.field}>
          <Label className="vh">{t('find.label')}</Label>
          <Icon name="search" />
          <Input ref={takeFocus} data-autofocus="content" placeholder={t('find.placeholder')} />
        </SearchField>
        {entries.length > 0 && (
          <ListBox
            className={styles.list}
            aria-label={t('find.results')}
            onAction={(key) => choose(entries.find(({ id }) => id === key))}
          >
            {groups.map(({ name, entries: inGroup }) => (
              <ListBoxSection key={name} id={name}>
                <Header className={styles.group}>{t(`find.group.${name}`)}</Header>
                {inGroup.map((entry) => (
                  <ListBoxItem key={entry.id} id={entry.id} textValue={entry.title} className={styles.entry}>
                    <Icon name={entry.icon} />
                    <span className={styles.words}>
                      <b>{entry.title}</b>
                      <small>{entry.text}</small>
                    </span>
                    {entry.state && <State state={entry.state}>{t(`state.${entry.state}`)}</State>}
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        )}
      </Autocomplete>
      <Outcome
        isAsked={isAsked}
        isEmpty={found.data !== undefined && entries.length === 0}
        count={entries.length}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    </div>
  )
}

/** On the first page the field is there to be typed into; a dialog gives it the focus itself. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true })

type OutcomeProps = { isAsked: boolean; isEmpty: boolean; count: number; error: unknown; onRetry: () => void }

function Outcome({ isAsked, isEmpty, count, error, onRetry }: OutcomeProps) {
  const { t } = useTranslation('desk')
  if (!isAsked) return <p className={styles.hint}>{t('find.hint')}</p>
  if (error) return <LoadProblem error={error} onRetry={onRetry} />
  if (isEmpty) return <p className={styles.hint}>{t('find.nothing')}</p>
  return (
    <p className="vh" role="status">
      {t('find.count', { count })}
    </p>
  )
}

function useGroups(found: Found | undefined, text: string): Group[] {
  const entryOf = useEntries()
  const goTo = useGoTo(text)
  const people = usePerson(text)
  // A whole e-mail is a person: it is there at once, and what is found afterwards does not move it.
  const groups: Group[] = [
    { name: 'people', entries: people },
    { name: 'orders', entries: found?.orders.map(entryOf.order) ?? [] },
    { name: 'gifts', entries: found?.gifts.map(entryOf.gift) ?? [] },
    { name: 'cases', entries: found?.cases.map(entryOf.message) ?? [] },
    { name: 'goTo', entries: goTo },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** The file of the person whose e-mail is typed, who may have no order. */
function usePerson(text: string): Entry[] {
  const { t } = useTranslation('desk')
  const mayRead = useDeskSession()?.permissions.includes('read-people')
  if (!mayRead || !PersonQuestion.safeParse({ email: text }).success) return []
  const to = paths.deskPerson({ email: text })
  return [{ id: 'person', to, icon: 'user', title: text, text: t('find.person') }]
}

/** Sections whose name has what is typed. */
function useGoTo(text: string): Entry[] {
  const { t } = useTranslation('desk')
  const permissions: readonly string[] = useDeskSession()?.permissions ?? []
  const word = text.toLowerCase()
  return sections
    .filter(
      ({ name, permission }) => name !== 'find' && (permission === null || permissions.includes(permission)),
    )
    .map(({ name, to, icon }) => ({
      id: name,
      to,
      icon,
      title: t(`frame.${name}`),
      text: t(`find.section.${name}`),
    }))
    .filter(({ title }) => word.length > 0 && title.toLowerCase().includes(word))
}

function useEntries() {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const stayOf = ({ hotelLabel, label, checkin, checkout }: FoundOrder) =>
    [hotelLabel ?? label, checkin && checkout && words.days(checkin, checkout)].filter(Boolean).join(', ')
  return {
    order: (order: FoundOrder): Entry => ({
      id: order.orderUUID,
      to: paths.deskOrder(order),
      icon: order.kind === 'gift' ? 'gift' : 'bed',
      title: order.name,
      text: `${order.bookingNumber} · ${stayOf(order)} · ${words.money(order.totalAmount)}`,
      state: order.state,
    }),
    gift: (gift: FoundGift): Entry => ({
      id: gift.giftUUID,
      to: paths.deskOrder(gift),
      icon: 'gift',
      title: gift.label,
      text: t('find.gift', {
        ending: gift.codeEnding,
        left: words.money(gift.balance),
        day: words.day(gift.validUntil),
      }),
    }),
    message: (message: FoundCase): Entry => ({
      id: message.caseNumber,
      to: paths.deskCase(message),
      icon: 'mail',
      title: `${message.caseNumber}, ${message.name}`,
      text: message.excerpt,
      state: message.status,
    }),
  }
}
