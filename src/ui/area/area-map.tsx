import { layOut, type AreaOnMap, type Dot } from './map-layout.ts'
import * as styles from './area.css.ts'

/** The circles around some cities, with the towns inside. A picture alone: its words stand beside it. */
export function AreaMap({ area }: { readonly area: AreaOnMap }) {
  const { width, height, radius, cities, towns } = layOut(area)
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {cities.map(({ name, x, y }) => (
        <circle key={name} className={styles.circle} cx={x} cy={y} r={radius} />
      ))}
      {towns.map((town) => (
        // Two towns of different states may have one name.
        <Point key={`${town.name} ${town.x} ${town.y}`} dot={town} size={2} look={styles.dot} words={styles.name} />
      ))}
      {cities.map((city) => (
        <Point key={city.name} dot={city} size={4.5} look={styles.ownDot} words={styles.ownName} />
      ))}
    </svg>
  )
}

type PointProps = { readonly dot: Dot; readonly size: number; readonly look: string; readonly words: string }

function Point({ dot: { name, x, y, label }, size, look, words }: PointProps) {
  return (
    <>
      <circle className={look} cx={x} cy={y} r={size} />
      {label !== null && (
        <text className={words} x={label === 'start' ? x + 6 : x - 6} y={y} textAnchor={label}>
          {name}
        </text>
      )}
    </>
  )
}
