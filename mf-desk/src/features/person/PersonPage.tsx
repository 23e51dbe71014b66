import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { PersonQuestion } from '@escapade/shared-contracts/api/desk/people-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import frame from '../../common/DeskFrame.module.scss'
import { LoadProblem } from '../../common/LoadProblem'
import { schemaResolver } from '../../common/schema-resolver'
import { useMailbox } from '../../common/use-mailbox'
import styles from './Person.module.scss'
import { PersonFile } from './PersonFile'
import { personQuery } from './person-query'

/** The file of the person whose mailbox the address names; without one, a field to ask for it. */
export function PersonPage() {
  const { t } = useTranslation('desk')
  const email = useMailbox()
  const isMailbox = PersonQuestion.safeParse({ email }).success
  return (
    <section className={frame.page}>
      {isMailbox ? (
        <FileOf key={email} email={email} />
      ) : (
        <>
          <Heading level={1}>{t('people.title')}</Heading>
          <p>{t('people.text')}</p>
          <AskFor key={email} initial={email} />
        </>
      )}
    </section>
  )
}

function FileOf({ email }: { email: string }) {
  const file = useQuery(personQuery(useApi(), email))
  if (file.data) return <PersonFile file={file.data} />
  return (
    <>
      <Heading level={1}>{email}</Heading>
      {file.error ? (
        <LoadProblem error={file.error} onRetry={() => void file.refetch()} />
      ) : (
        <Skeleton width={10} />
      )}
    </>
  )
}

function AskFor({ initial }: { initial: string }) {
  const { t } = useTranslation('desk')
  const { navigate } = useShell()
  const { control, handleSubmit } = useForm<PersonQuestion>({
    defaultValues: { email: initial },
    resolver: schemaResolver(PersonQuestion, () => t('people.wrong')),
  })
  return (
    <form
      className={styles.ask}
      onSubmit={handleSubmit(({ email }) => navigate(paths.deskPerson({ email })))}
      noValidate
    >
      <Controller
        name="email"
        control={control}
        render={({ field, fieldState, formState }) => (
          <TextField
            label={t('people.email')}
            type="email"
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            submitted={formState.isSubmitted}
          />
        )}
      />
      <Button type="submit" variant="line">
        {t('people.open')}
      </Button>
    </form>
  )
}
