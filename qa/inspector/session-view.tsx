import { useRef } from 'react'
import { catalog } from './catalog-inline.ts'
import { browserOf, fileOf, recordedIn, scenesFor, traceFrom, type Recorded } from './session.ts'
import type { Entry } from './store.ts'

/** The note of a recording, and the chosen scene of each recorded actor. */
export type Saying = { readonly about: string; readonly scenes: Readonly<Record<string, string>> }

type Props = {
  readonly entries: readonly Entry[]
  readonly clear: () => Promise<void>
  /** Kept by the page, so that a look at another view loses nothing. */
  readonly saying: Saying
  readonly say: (saying: Saying) => void
}

/** What was done in this browser, a row for each machine that did something, to be taken away as traces. */
export function SessionView({ entries, clear, saying, say }: Props) {
  const { about, scenes: chosen } = saying
  const all = recordedIn(entries).toReversed()
  const sceneOf = (recorded: Recorded): string => {
    const [only, ...others] = scenesFor(recorded, catalog)
    return chosen[recorded.start.actor] ?? (only && others.length === 0 ? only.name : '')
  }
  const download = async (wanted: readonly Recorded[]): Promise<void> => {
    const browser = browserOf(navigator.userAgent)
    save(fileOf(await Promise.all(wanted.map((each) => traceFrom(each, { scene: sceneOf(each), about, browser })))))
  }
  return (
    <main className="session">
      <h2>Recorded in this browser</h2>
      {isSecureContext ? (
        <p className="quiet">
          Each row is one machine from its start on. A trace in <code>qa/traces</code> is walked by{' '}
          <code>npm run test:paths</code> from then on. Passwords, tokens, the contents of files and what the server
          answered are not in it; what was typed is: look at it before you hand it on.
        </p>
      ) : (
        <p role="alert">
          Steps are recorded where the app came over https or from this machine (localhost). Here coverage alone is.
        </p>
      )}
      {all.length === 0 && <p>Nothing yet: use the app in another tab.</p>}
      <div className="doing">
        <label>
          What it shows, or what is wrong (optional)
          <input
            type="text"
            value={about}
            maxLength={200}
            onChange={({ target }) => say({ ...saying, about: target.value })}
          />
        </label>
        {all.length > 0 && (
          <button type="button" onClick={() => void download(all.toReversed())}>
            Download all {all.length}
          </button>
        )}
        <Clearing count={all.length} clear={clear} />
      </div>
      <ul className="recorded">
        {all.map((recorded) => {
          const { start, steps } = recorded
          const scenes = scenesFor(recorded, catalog)
          return (
            <li key={start.actor}>
              <h3>
                {start.machine} <span className="quiet">{start.page}</span>
              </h3>
              <p className="quiet">
                {new Date(start.at).toLocaleString('en-GB')} · {steps.length === 1 ? '1 step' : `${steps.length} steps`}{' '}
                · {start.state} → {steps.at(-1)?.state}
              </p>
              <details>
                <summary>Steps</summary>
                <ol>
                  {steps.map(({ label, state }, index) => (
                    <li key={`${index} ${label}`}>
                      {label} → {state}
                    </li>
                  ))}
                </ol>
              </details>
              <div className="doing">
                <label>
                  Scene
                  <select
                    value={sceneOf(recorded)}
                    onChange={({ target }) => say({ ...saying, scenes: { ...chosen, [start.actor]: target.value } })}
                  >
                    <option value="">{scenes.length === 0 ? 'none starts so' : 'whichever fits'}</option>
                    {scenes.map(({ name, about: words }) => (
                      <option key={name} value={name}>
                        {name}: {words}
                      </option>
                    ))}
                  </select>
                </label>
                <button
                  type="button"
                  aria-label={`Download ${start.machine} on ${start.page}`}
                  onClick={() => void download([recorded])}
                >
                  Download
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </main>
  )
}

/** Asks first, for there is no way back. */
function Clearing({ count, clear }: { readonly count: number; readonly clear: () => Promise<void> }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = (): void => dialog.current?.close()
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Clear…
      </button>
      <dialog ref={dialog} aria-labelledby="clearing">
        <h2 id="clearing">Forget what was recorded?</h2>
        <p>
          The coverage of all machines, and {count === 1 ? '1 recording' : `${count} recordings`}, except of machines
          that are still at work. It is in this browser alone, and cannot be brought back.
        </p>
        <div className="doing">
          <button type="button" onClick={close}>
            Keep
          </button>
          <button type="button" onClick={() => void clear().then(close)}>
            Forget
          </button>
        </div>
      </dialog>
    </>
  )
}

function save({ name, text }: { readonly name: string; readonly text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
