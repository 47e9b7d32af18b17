import type { ReactElement } from 'react'
import { useWords } from '../i18n/console/words.ts'
import { ListFoot } from '../ui/lists/list-foot.tsx'
import type { ListView } from '../ui/lists/list-view.ts'
import { LongList, type Part } from '../ui/lists/long-list.tsx'
import { EmptyState, FailedState, RefreshFailed } from '../ui/lists/state.tsx'
import { LoadingMore } from '../ui/spinner.tsx'
import * as styles from './pages.css.ts'

type RowsProps<Row> = {
  readonly list: ListView<Row>
  /** Whose words are said. */
  readonly words: 'accounts' | 'jobs' | 'reports' | 'record'
  readonly children: (row: Row, part: Part<Row>, index: number) => ReactElement
}

/** A list that grows by pages. Rows far from the screen leave the page, so that ten thousand scroll like ten. */
export function Rows<Row>({ list, words, children }: RowsProps<Row>) {
  const w = useWords()
  switch (list.status) {
    case 'loading':
      return <LoadingMore label={w(`${words}.loading`)} />
    case 'failed':
      return <FailedState title={w(`${words}.failed`)} text={list.failure} onRetry={list.retry} />
    case 'empty':
      return <EmptyState title={w(`${words}.empty`)} />
    case 'list':
      return (
        <section className={styles.list} aria-label={w(`${words}.list`)} aria-busy={list.isBusy}>
          {list.refreshFailed && <RefreshFailed text={w(`${words}.refreshFailed`)} onRetry={list.refresh} />}
          <LongList rows={list.items} foot={list.foot}>
            {(part) => <ul className={styles.rows}>{part.rows.map((row, index) => children(row, part, index))}</ul>}
          </LongList>
          <ListFoot
            foot={list.foot}
            wantMore={list.wantMore}
            retry={list.retry}
            loadsAhead
            words={{
              more: w(`${words}.more`),
              loading: w(`${words}.loading`),
              failed: w(`${words}.moreFailed`),
              end: w(`${words}.end`),
            }}
          />
        </section>
      )
  }
}
