import { useState } from 'react'
import { sumOf, type Row, type Share } from './coverage.ts'
import type { Covered } from './store.ts'
import { catalog } from './catalog-inline.ts'
import { ChartView } from './chart.tsx'

type Props = { readonly rows: readonly Row[]; readonly covered: ReadonlyMap<string, Covered> }

/** How much of each machine was covered by hand, and of one of them what is missing. */
export function CoverageView({ rows, covered }: Props) {
  const [chosen, choose] = useState(rows.find(({ transitions: { taken } }) => taken > 0)?.machine ?? rows[0]?.machine)
  const machine = catalog.find(({ name }) => name === chosen)
  const row = rows.find((each) => each.machine === chosen)
  return (
    <main className="coverage">
      <section>
        <h2>Covered in this browser</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Machine</th>
              <th scope="col">Transitions</th>
              <th scope="col">States</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ machine: name, transitions, states }) => (
              <tr key={name} className={name === chosen ? 'is-chosen' : ''}>
                <th scope="row">
                  <button type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
                    {name}
                  </button>
                </th>
                <td>{shareWords(transitions)}</td>
                <td>{shareWords(states)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">all</th>
              <td>{shareWords(sumOf(rows.map(({ transitions }) => transitions)))}</td>
              <td>{shareWords(sumOf(rows.map(({ states }) => states)))}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      {machine && row && (
        <section aria-label={machine.name}>
          <h2>{machine.name}</h2>
          <p className="quiet">{machine.about}</p>
          <ChartView key={machine.name} chart={machine.chart} moment={null} covered={covered.get(machine.name)} />
          <Missing of="Transitions" share={row.transitions} />
          <Missing of="States" share={row.states} />
        </section>
      )}
    </main>
  )
}

function Missing({ of, share: { missing } }: { readonly of: string; readonly share: Share }) {
  if (missing.length === 0) return <h3>{of}: none is missing</h3>
  return (
    <>
      <h3>
        {of} that are missing: {missing.length}
      </h3>
      <ul className="missing">
        {missing.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  )
}

const shareWords = ({ taken, declared }: Pick<Share, 'taken' | 'declared'>): string => `${taken} / ${declared}`
