import { type ReportMachine, type ReportState } from 'statechart-kit/report/types'
import { isChanged, isFailing, isFlaky, isTroubled } from 'statechart-kit/report/tally'
import { linkTo } from './route.ts'
import type { Verdict } from './signs.tsx'

/** Something to look at, and where it is. */
export type Finding = {
  readonly verdict: Verdict
  readonly machine: string
  readonly text: string
  readonly link: string
}

/** What a reader should look at first, the worst first. */
export function findingsIn(machine: ReportMachine): readonly Finding[] {
  const { name, paths, states, transitions } = machine
  const at = ({ scene, state }: ReportState): string => linkTo(name, scene, state)
  return [
    ...paths.flatMap(({ scene, number, title, runs }): Finding[] => {
      const failed = runs.filter(({ passed }) => !passed)
      if (failed.length === 0) return []
      const languages = failed.map(({ language }) => language).join(', ')
      const link = linkTo(name, scene, `path-${number}`)
      return [{ verdict: 'failed', machine: name, link, text: `${title} (${scene}; ${languages})` }]
    }),
    ...paths
      .filter((path) => !isFailing(path) && isFlaky(path))
      .map(({ scene, number, title }): Finding => {
        const link = linkTo(name, scene, `path-${number}`)
        return { verdict: 'flaky', machine: name, link, text: `${title} (${scene}): passed now, but not each time` }
      }),
    ...states.filter(isTroubled).map((state): Finding => {
      const rules = [...new Set(state.shots.flatMap(({ axe }) => axe.map(({ rule }) => rule)))]
      const what = rules.length === 0 ? 'a picture is missing' : `axe: ${rules.join(', ')}`
      return { verdict: 'failed', machine: name, link: at(state), text: `${state.state} (${state.scene}): ${what}` }
    }),
    ...transitions
      .filter(({ mark }) => mark === 'missing')
      .map(({ id }): Finding => ({ verdict: 'missing', machine: name, link: linkTo(name, 'transitions'), text: id })),
    ...states.filter(isChanged).map((state): Finding => {
      const changes = [...new Set(state.shots.map(({ change }) => change))].filter(
        (change) => change !== 'same' && change !== null,
      )
      const text = `${state.state} (${state.scene}): ${changes.join(', ')}`
      return { verdict: 'changed', machine: name, link: at(state), text }
    }),
  ]
}
