import type { Edge } from '../core/edge.ts'
import { type Ground, type Tour, type TourNode, stepsOver, after } from './tours.ts'

/** A shortest way from the start to each thing that the edges can show, without those that show nothing besides. */
export function shortestOver(ground: Ground): readonly Tour[] {
  const start: TourNode = { key: ground.start, last: ground.startLast }
  const best = new Map<string, readonly Edge[]>()
  for (const { way, edge, last } of stepsOver(ground))
    for (const goal of ground.goalsOf(edge, last)) if (!best.has(goal)) best.set(goal, [...way, edge])
  const shown = new Set(ground.shown)
  const goalsAlong = (way: readonly Edge[]): readonly string[] => {
    let place = start
    return way.flatMap((edge) => {
      const goals = ground.goalsOf(edge, place.last)
      place = after(ground, edge, place)
      return goals
    })
  }
  const chosen = [...best.values()]
    .toSorted((one, other) => other.length - one.length)
    .filter((way) => {
      const news = goalsAlong(way).filter((goal) => !shown.has(goal))
      for (const goal of news) shown.add(goal)
      return news.length > 0
    })
  return (chosen.length > 0 ? chosen : [[]]).map((steps) => [{ way: [], steps }])
}
