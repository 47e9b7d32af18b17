import { useState } from 'react'
import {
  labelOf,
  latestMachine,
  treeOf,
  type LiveState,
  type Branch,
  type Heard,
  type ActorState,
} from './live-state.ts'
import { ChartView } from './chart.tsx'
import type { Readable } from './messages.ts'
import type { Covered } from './store.ts'

/** The machines of every open tab at work: their tree, one of them as it stands, and what they were sent. */
export function LiveView({
  live,
  covered,
}: {
  readonly live: LiveState
  readonly covered: ReadonlyMap<string, Covered>
}) {
  const [chosen, choose] = useState<string | null>(null)
  const shown = live.actors.get(chosen ?? '') ?? latestMachine(live)
  return (
    <div className="live">
      <nav aria-label="Actors">
        {live.tabs.size === 0 && <p className="quiet">Open the app in another tab.</p>}
        {[...live.tabs].map(([tab, title]) => (
          <section key={tab}>
            <h2>{title}</h2>
            <Branches live={live} branches={treeOf(live, tab)} chosen={shown?.actor.key} choose={choose} />
          </section>
        ))}
      </nav>
      <main>
        {chosen !== null && (
          <button type="button" className="follow" onClick={() => choose(null)}>
            Follow what happens
          </button>
        )}
        {shown ? (
          <ActorView shown={shown} name={labelOf(live, shown)} covered={covered.get(shown.actor.machine ?? '')} />
        ) : (
          <p className="quiet">No machine runs yet.</p>
        )}
      </main>
      <aside aria-label="Events">
        <h2>Events</h2>
        <Log live={live} chosen={shown?.actor.key} choose={choose} />
      </aside>
    </div>
  )
}

type Choice = { readonly live: LiveState; readonly chosen: string | undefined; readonly choose: (key: string) => void }

function Branches({ live, branches, chosen, choose }: { readonly branches: readonly Branch[] } & Choice) {
  if (branches.length === 0) return null
  return (
    <ul className="tree">
      {branches.map(({ shown, children }) => (
        <li key={shown.actor.key}>
          <button type="button" aria-pressed={shown.actor.key === chosen} onClick={() => choose(shown.actor.key)}>
            <span className={shown.actor.chart === null ? 'name quiet' : 'name'}>{labelOf(live, shown)}</span>
            <span className="state">{shown.moment?.states.join(', ')}</span>
          </button>
          <Branches live={live} branches={children} chosen={chosen} choose={choose} />
        </li>
      ))}
    </ul>
  )
}

type Actor = { readonly shown: ActorState; readonly name: string; readonly covered: Covered | undefined }

function ActorView({ shown: { actor, moment }, name, covered }: Actor) {
  return (
    <>
      <div className="title">
        <h2>{name}</h2>
        {moment?.states.map((state) => (
          <span key={state} className="pill">
            {state}
          </span>
        ))}
        {moment !== null && moment.status !== 'active' && <span className="quiet">{moment.status}</span>}
      </div>
      {actor.chart !== null && <ChartView key={actor.key} chart={actor.chart} moment={moment} covered={covered} />}
      <h3>{actor.chart === null ? 'Output' : 'Context'}</h3>
      <pre>{printed(moment?.context ?? null)}</pre>
    </>
  )
}

function Log({ live, chosen, choose }: Choice) {
  return (
    <ol className="log" reversed>
      {live.log.toReversed().map((heard) => (
        <li key={heard.number} className={heard.key === chosen ? 'is-chosen' : ''}>
          <details>
            <summary>
              <time>{new Date(heard.time).toLocaleTimeString('en-GB')}</time>
              <span className="event">{typeOf(heard)}</span>
              <span className="quiet">{nameIn(live, heard)}</span>
            </summary>
            {heard.from !== '' && <p className="quiet">from {heard.from}</p>}
            <pre>{printed(heard.event)}</pre>
            <button type="button" onClick={() => choose(heard.key)}>
              Show this actor
            </button>
          </details>
        </li>
      ))}
    </ol>
  )
}

function nameIn(live: LiveState, { key }: Heard): string {
  const shown = live.actors.get(key)
  return shown === undefined ? '' : labelOf(live, shown)
}

/** XState's own events in words. */
const WORDS: Readonly<Record<string, string>> = {
  'xstate.init': 'started',
  'xstate.stop': 'stopped',
  'xstate.promise.resolve': 'answered',
  'xstate.promise.reject': 'failed',
}

function typeOf({ event }: Heard): string {
  const own = typeof event === 'object' && event !== null && 'type' in event ? event['type'] : undefined
  const type = typeof own === 'string' ? own : '?'
  return WORDS[type] ?? type.replace(/^xstate\.done\.actor\.(?:\d+\.)?(.*)$/, 'answer for $1')
}

const printed = (value: Readable): string => JSON.stringify(value, null, 2).replaceAll(/"([A-Za-z_]\w*)":/g, '$1:')
