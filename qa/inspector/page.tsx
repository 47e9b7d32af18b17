import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { catalog } from './catalog-inline.ts'
import { isRunning } from './live-state.ts'
import { CoverageView } from './coverage-view.tsx'
import { rowsOf, sumOf } from './coverage.ts'
import { LiveView } from './live-view.tsx'
import { SessionView, type Saying } from './session-view.tsx'
import { useLiveMachines } from './use-live-machines.ts'

const views = ['Live', 'Coverage', 'Session'] as const

function Page() {
  const { live, recording, clear } = useLiveMachines()
  const [view, show] = useState<(typeof views)[number]>('Live')
  const [saying, say] = useState<Saying>({ about: '', scenes: {} })
  const rows = rowsOf(catalog, recording.covered)
  const { taken, declared } = sumOf(rows.map(({ transitions }) => transitions))
  const running = [...live.actors.values()].filter(isRunning).length
  return (
    <>
      <header>
        <h1>Machines</h1>
        <div role="group" aria-label="What is shown" className="views">
          {views.map((each) => (
            <button key={each} type="button" aria-pressed={each === view} onClick={() => show(each)}>
              {each}
            </button>
          ))}
        </div>
        <p>
          {running === 1 ? '1 actor runs' : `${running} actors run`} · {taken} of {declared} transitions taken
        </p>
      </header>
      {view === 'Live' && <LiveView live={live} covered={recording.covered} />}
      {view === 'Coverage' && <CoverageView rows={rows} covered={recording.covered} />}
      {view === 'Session' && <SessionView entries={recording.entries} clear={clear} saying={saying} say={say} />}
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to mount in')
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
