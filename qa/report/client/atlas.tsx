import { useState } from 'react'
import type { ReportMachine, ReportShot, ReportState } from 'statechart-kit/report/types'
import * as styles from './atlas.css.ts'
import { AxeList } from './axe-list.tsx'
import { pictureBy } from './data.ts'
import { linkTo, placeOf } from './route.ts'
import { languageNames, Pill, Sign } from './signs.tsx'
import { Viewer } from './viewer.tsx'

type Props = { readonly machine: ReportMachine; readonly isPictured: boolean }

/** The pictures of every state; one of them at a time in the viewer. */
export function Atlas({ machine, isPictured }: Props) {
  const [looked, setLooked] = useState<{ readonly state: ReportState; readonly index: number } | null>(null)
  if (machine.states.length === 0) {
    return <p>{isPictured ? 'None here.' : 'This run took no pictures of states.'}</p>
  }
  return (
    <>
      <div className={styles.states}>
        {machine.states.map((state) => (
          <StateCard
            key={`${state.scene} ${state.state}`}
            machine={machine.name}
            state={state}
            onLook={(index) => setLooked({ state, index })}
          />
        ))}
      </div>
      {looked && (
        <Viewer
          title={`${looked.state.state} (${machine.name}/${looked.state.scene})`}
          shots={looked.state.shots}
          index={looked.index}
          onMove={(index) => setLooked({ ...looked, index })}
          onClose={() => setLooked(null)}
        />
      )}
    </>
  )
}

type CardProps = {
  readonly machine: string
  readonly state: ReportState
  readonly onLook: (index: number) => void
}

function StateCard({ machine, state: { scene, state, shots }, onLook }: CardProps) {
  const changes = [...new Set(shots.map(({ change }) => change))].filter(
    (change) => change !== null && change !== 'same',
  )
  const hasAxe = shots.some(({ axe }) => axe.length > 0)
  const languages = [...new Set(shots.map(({ language }) => language))]
  return (
    <article className={styles.card} data-place={placeOf(machine, scene, state)} tabIndex={-1}>
      <h3 className={styles.name}>
        <a className={styles.link} href={linkTo(machine, scene, state)}>
          {state}
        </a>
        <span className={styles.scene}>{scene}</span>
        {changes.map((change) => (
          <Pill key={change} verdict="changed">
            {change}
          </Pill>
        ))}
        <Pill verdict={hasAxe ? 'failed' : 'well'}>{hasAxe ? 'axe found something' : 'axe: nothing'}</Pill>
      </h3>
      {languages.map((language) => (
        <div key={language} className={styles.row}>
          <span className={styles.language}>{languageNames[language] ?? language}</span>
          <div className={styles.shots}>
            {shots.map((shot, index) =>
              shot.language === language ? (
                <Thumb key={`${shot.width} ${shot.theme}`} shot={shot} state={state} onLook={() => onLook(index)} />
              ) : null,
            )}
          </div>
        </div>
      ))}
      <AxeList shots={shots} />
    </article>
  )
}

type ThumbProps = { readonly shot: ReportShot; readonly state: string; readonly onLook: () => void }

function Thumb({ shot, state, onLook }: ThumbProps) {
  const { theme, width, language, picture, before, change, axe, error } = shot
  const shown = pictureBy(picture ?? before)
  const name = `${state}, ${theme}, ${width} wide, ${languageNames[language] ?? language}`
  if (!shown) return <p className={styles.broken}>{error ?? 'No picture'}</p>
  return (
    <button type="button" className={styles.thumb} onClick={onLook} aria-label={`Enlarge ${name}`}>
      <img
        className={width > 600 ? styles.desk : styles.phone}
        src={shown.src}
        width={shown.width}
        height={shown.height}
        loading="lazy"
        decoding="async"
        alt=""
      />
      <span className={styles.caption}>
        {(axe.length > 0 || error !== null) && <Sign verdict="failed" />}
        {change !== null && change !== 'same' && <Sign verdict="changed" />}
        {theme} · {width}
      </span>
    </button>
  )
}
