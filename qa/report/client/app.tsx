import { useState } from 'react'
import { type Report } from 'statechart-kit/report/types'
import { tallyOf } from 'statechart-kit/report/tally'
import * as styles from './app.css.ts'
import { everything, filtered, FilterBar } from './filter.tsx'
import { MachinePage } from './machine.tsx'
import { Overview } from './overview.tsx'
import { RULES, RulesPage } from './rules.tsx'
import { linkTo, useRoute } from './route.ts'
import { Sign, verdictOf } from './signs.tsx'

export function App({ report }: { readonly report: Report }) {
  const route = useRoute()
  const [filter, setFilter] = useState(everything)
  const machine = report.machines.find(({ name }) => name === route.machine)
  const isOfRules = route.machine === RULES
  return (
    <>
      <header className={styles.header}>
        <a className={styles.brand} href="#overview">
          Bidfair <span className={styles.brandRest}>paths and pictures</span>
        </a>
        <nav className={styles.nav} aria-label="Machines">
          <a className={styles.tab} href="#overview" aria-current={machine || isOfRules ? undefined : 'page'}>
            Overview
          </a>
          <a className={styles.tab} href={linkTo(RULES)} aria-current={isOfRules ? 'page' : undefined}>
            Rules
          </a>
          {report.machines.map((each) => (
            <a
              key={each.name}
              className={styles.tab}
              href={linkTo(each.name)}
              aria-current={each.name === machine?.name ? 'page' : undefined}
            >
              <Sign verdict={verdictOf(tallyOf([each]))} />
              {each.name}
            </a>
          ))}
        </nav>
      </header>
      <main className={styles.main}>
        {machine ? (
          <MachinePage
            key={machine.name}
            machine={filtered(machine, filter)}
            whole={machine}
            report={report}
            route={route}
            filterBar={<FilterBar filter={filter} languages={report.languages} onChange={setFilter} />}
          />
        ) : isOfRules ? (
          <RulesPage report={report} route={route} />
        ) : (
          <Overview report={report} route={route} />
        )}
      </main>
    </>
  )
}
