import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { components } from '../../../generated/client/schemas.ts'
import type { createDetails } from '../../../machines/loader.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { AreaMap } from '../area/area-map.tsx'
import * as styles from '../area/area.css.ts'
import { layOut } from '../area/map-layout.ts'
import { NotLoaded } from './form.tsx'
import { loadedFrom } from './loaded-screen.tsx'

type Schemas = components['schemas']
/** Where somebody works: some cities, and so many miles around them. */
export type AreaChosen = Schemas['ListTownsAround']
type Towns = Schemas['TownsAround']
export type TownsMachine = ReturnType<typeof createDetails<AreaChosen, Towns>>

type TownsInsideProps = { readonly machine: TownsMachine; readonly area: AreaChosen }

/** How many towns the sentence names. */
const NAMED = 3

/** The towns within the radius as a drawing and a sentence. What was drawn before stays until the next is there. */
export function TownsInside({ machine, area }: TownsInsideProps) {
  const settled = useSettled(area)
  const [known, setKnown] = useState<Drawn | null>(null)
  return <TownsOf key={JSON.stringify(settled)} machine={machine} area={settled} known={known} onLoaded={setKnown} />
}

type Drawn = Towns & { readonly radius: number }
type TownsOfProps = TownsInsideProps & {
  readonly known: Drawn | null
  readonly onLoaded: (drawn: Drawn) => void
}

function TownsOf({ machine, area, known, onLoaded }: TownsOfProps) {
  const { t, format } = useI18n()
  const actor = useActorRef(machine, { input: { request: area } })
  const loaded = loadedFrom(
    useSelector(actor, (current) => current),
    () => actor.send({ type: 'details.retried' }),
  )
  const value = loaded.status === 'ready' ? loaded.value : null
  useEffect(() => {
    if (value !== null) onLoaded({ ...value, radius: area.radius })
  }, [value, area, onLoaded])
  if (loaded.status === 'failed') return <NotLoaded text={t('fields.townsFailed')} onRetry={loaded.retry} />
  const drawn = value === null ? known : { ...value, radius: area.radius }
  // Nobody knows where the cities are.
  if (drawn === null || drawn.cities.length === 0) return null
  const names = layOut(drawn)
    .towns.slice(0, NAMED)
    .map(({ name }) => name)
  return (
    <div className={styles.area}>
      <AreaMap area={drawn} />
      <p className={styles.words} role="status">
        {drawn.count === 0
          ? t('fields.townsNone')
          : t('fields.townsInside', { count: drawn.count, names: format.list(names) })}
      </p>
    </div>
  )
}

/** How long a choice has to stay the same before it is asked for, in milliseconds: a slider passes many. */
const REST = 250

function useSettled(area: AreaChosen): AreaChosen {
  const [settled, setSettled] = useState(area)
  const settle = useEffectEvent(() => setSettled(area))
  // By its content: the object is another one each time.
  const key = JSON.stringify(area)
  useEffect(() => {
    const timer = setTimeout(() => settle(), REST)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
