import { Form } from 'react-router'
import { MAX_GREETING, MOST_GREETINGS } from '#config/limits.ts'
import { ActionButton, Done, Row, Section, SettingsPage } from '#features/account-settings/web/door.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { TextArea } from '#ui/inputs.tsx'
import type { createGreeting, Greeting, moveGreeting, updateGreeting } from '../contract.ts'
import { GreetingList } from './greeting-list.tsx'
import { useText } from './texts.ts'

export type GreetingField = FieldOf<typeof createGreeting | typeof updateGreeting | typeof moveGreeting>

export interface GreetingsPageProps {
  greetings: readonly Greeting[]
  may: { add: boolean }
  /** The greeting that is being edited, and the one that was just removed: their ids. */
  edited: string | null
  removed: string | null
  answer: FormAnswer<GreetingField> | null
}

/** The greetings in their order, a form for a new one, and some to begin with. */
export function GreetingsPage({ greetings, may, edited, removed, answer }: GreetingsPageProps) {
  const t = useText()
  const wrong = answer !== null && answer.step !== 'new' ? answer.step : edited
  const open = greetings.find(({ id }) => id === wrong)
  return (
    <SettingsPage isTab title={t('greet.title')} text={t('greet.text')}>
      {removed !== null && answer === null && (
        <div className="flex flex-wrap items-center gap-2">
          <div className="min-w-0 grow">
            <Done text={t('greet.removed')} />
          </div>
          <ActionButton intent="restore" item={['id', removed]}>
            {t('action.undo')}
          </ActionButton>
        </div>
      )}
      <FormProblem text={answer?.problem ?? null} />
      <Section title={t('greet.list_title')}>
        {greetings.length === 0 && <p className="text-muted">{t('greet.empty')}</p>}
        <GreetingList greetings={greetings}>
          {(greeting) =>
            greeting === open ? <EditForm key={greeting.id} greeting={greeting} answer={answer} /> : null
          }
        </GreetingList>
      </Section>
      {may.add ? (
        <NewGreeting key={greetings.length} answer={answer?.step === 'new' ? answer : null} />
      ) : (
        <p className="text-muted">{t('greet.full', { max: MOST_GREETINGS })}</p>
      )}
      {may.add && <Beginnings taken={greetings.map(({ text }) => text)} />}
    </SettingsPage>
  )
}

function NewGreeting({ answer }: Pick<GreetingsPageProps, 'answer'>) {
  const t = useText()
  const form = useFirstWrong(answer)
  return (
    <Section title={t('greet.add_title')}>
      <Form method="post" ref={form} noValidate className="grid gap-3">
        <GreetingInput {...inputProps(answer, 'text')} />
        <p>
          <Button type="submit" name="intent" value="create" look="primary">
            {t('greet.add')}
          </Button>
        </p>
      </Form>
    </Section>
  )
}

function EditForm({ greeting, answer }: { greeting: Greeting; answer: FormAnswer<GreetingField> | null }) {
  const t = useText()
  const form = useFirstWrong(answer)
  return (
    <Form method="post" action="?" ref={form} noValidate className="grid grow gap-3 py-2 pe-2">
      <input type="hidden" name="id" value={greeting.id} />
      <GreetingInput {...inputProps(answer?.step === greeting.id ? answer : null, 'text', greeting.text)} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="update" look="primary">
          {t('greet.save')}
        </Button>
        <LinkButton to="?">{t('greet.cancel')}</LinkButton>
      </p>
    </Form>
  )
}

function GreetingInput({
  problem,
  ...input
}: {
  name: string
  defaultValue: string | undefined
  problem: string | undefined
}) {
  const t = useText()
  return (
    <Field label={t('greet.field')} help={t('greet.help', { max: MAX_GREETING })} problem={problem}>
      {(control) => (
        <TextArea {...control} {...input} dir="auto" rows={3} maxLength={MAX_GREETING} required />
      )}
    </Field>
  )
}

/** A starting set in the reader's language. */
function Beginnings({ taken }: { taken: readonly string[] }) {
  const t = useText()
  const left = [t('greet.start_1'), t('greet.start_2'), t('greet.start_3'), t('greet.start_4')].filter(
    (text) => !taken.includes(text),
  )
  if (left.length === 0) return null
  return (
    <Section title={t('greet.start_title')} text={t('greet.start_text')}>
      {left.map((text) => (
        <Row key={text} name={<span className="font-normal">{text}</span>}>
          <ActionButton
            intent="create"
            item={['text', text]}
            label={t('greet.act_on', { act: t('greet.add'), text })}
          >
            {t('greet.add')}
          </ActionButton>
        </Row>
      ))}
    </Section>
  )
}
