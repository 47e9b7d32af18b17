import type { City } from '../../../server/places/locations.ts'

type Spot = Pick<City, 'latitude' | 'longitude'>

/** Miles between two places, by the angle between the lines to them from the middle of the Earth: not as the database does it. */
export function milesBetween(one: Spot, other: Spot): number {
  const [a, b] = [direction(one), direction(other)]
  const across = Math.hypot(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  return 3958.761 * Math.atan2(across, a.x * b.x + a.y * b.y + a.z * b.z)
}

function direction({ latitude, longitude }: Spot) {
  const [north, east] = [(latitude / 180) * Math.PI, (longitude / 180) * Math.PI]
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) }
}

/** Whole miles from the nearest of some cities, 0 from themselves; undefined where it is further than the radius. */
export function milesFrom(centers: readonly City[], city: City, radius: number): number | undefined {
  if (
    centers.some(({ country, state, name }) => country === city.country && state === city.state && name === city.name)
  )
    return 0
  const miles = Math.min(...centers.map((center) => milesBetween(center, city)))
  return radius > 0 && miles <= radius ? Math.round(miles) : undefined
}

/** Numbers from 0 up to 1 that are the same in each run (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
