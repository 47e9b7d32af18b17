import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useConsoleMachine } from '../actors/console/environment.ts'
import { lineId, recordMachine, type RecordFilter, type RecordLine } from '../actors/console/record.ts'
import { useWords } from '../i18n/console/words.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/forms/form.tsx'
import { TextField } from '../ui/forms/text-field.tsx'
import { placeIn } from '../ui/lists/long-list.tsx'
import { useListView } from '../ui/lists/list-view.ts'
import { Screen } from '../ui/screen.tsx'
import * as text from '../ui/theme/text.css.ts'
import { useReturn } from '../ui/use-return.ts'
import { links } from './links.ts'
import { Rows } from './rows.tsx'
import * as styles from './pages.css.ts'

const FIELDS = ['operator', 'action', 'subject', 'from', 'until'] as const

/** The filter that an address says. */
function filterIn(search: string): RecordFilter {
  const said = new URLSearchParams(search)
  const [operator, action, subject, from, until] = FIELDS.map((name) => said.get(name) ?? '')
  return {
    operator: operator ?? '',
    action: action ?? '',
    subject: subject ?? '',
    from: from ?? '',
    until: until ?? '',
  }
}

function addressOf(filter: RecordFilter): string {
  const said = new URLSearchParams(FIELDS.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])))
  return said.size > 0 ? `${links.record}?${said}` : links.record
}

/** What operators did, by a filter that the address has. */
export function RecordPage() {
  const w = useWords()
  const search = useSearch()
  const filter = useMemo(() => filterIn(search), [search])
  const [state, send] = useMachine(useConsoleMachine(recordMachine), { input: { filter, idOf: lineId } })
  useEffect(() => send({ type: 'filter.changed', filter }), [send, filter])
  const list = useListView(state, send)
  useReturn(list.refresh)
  return (
    <Screen title={w('record.title')} room="page">
      <div className={styles.head}>
        <p className={text.muted}>{w('record.lead')}</p>
        <Filter key={search} filter={filter} />
      </div>
      <Rows list={list} words="record">
        {(line, part, index) => <Line key={lineId(line)} line={line} place={placeIn(part, index)} />}
      </Rows>
    </Screen>
  )
}

function Filter({ filter }: { readonly filter: RecordFilter }) {
  const w = useWords()
  const [, navigate] = useLocation()
  // Only a matter of display, so not in a machine: what is typed and not asked for yet.
  const [typed, setTyped] = useState(filter)
  const field = (name: keyof RecordFilter) => ({
    label: w(`record.${name}`),
    name,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  const isAny = FIELDS.some((name) => filter[name] !== '')
  return (
    <Form label={w('record.filter')} onSubmit={() => navigate(addressOf(typed))}>
      <div className={styles.fields}>
        <TextField {...field('operator')} maxLength={100} autoComplete="off" />
        <TextField {...field('action')} hint={w('record.actionHint')} maxLength={60} autoComplete="off" />
        <TextField {...field('subject')} hint={w('record.subjectHint')} maxLength={200} autoComplete="off" />
        <TextField {...field('from')} type="date" min="2000-01-01" max="2999-12-31" />
        <TextField {...field('until')} type="date" min="2000-01-01" max="2999-12-31" />
        <div className={styles.buttons}>
          <Button type="submit">{w('record.apply')}</Button>
          {isAny && (
            <Button variant="plain" onClick={() => navigate(links.record)}>
              {w('record.clear')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  )
}

type LineProps = { readonly line: RecordLine; readonly place: ReturnType<typeof placeIn> }

function Line({ line, place }: LineProps) {
  const w = useWords()
  const { format } = useI18n()
  const { at, operator, byConsole, action, subject, details } = line
  return (
    <li className={styles.row} {...place}>
      <time className={styles.when} dateTime={at}>
        {format.cardDate(at)}
      </time>
      <span className={styles.who}>
        <bdi>{operator}</bdi>
        {!byConsole && <span className={text.muted}>{w('record.byCommand')}</span>}
      </span>
      <span className={styles.what}>
        <strong dir="ltr">{action}</strong>
        <code className={styles.id}>{subject}</code>
      </span>
      <span className={styles.details}>
        {details.map(({ name, value }) => (
          <span key={name}>{`${name}: \u2068${value}\u2069`}</span>
        ))}
      </span>
    </li>
  )
}
