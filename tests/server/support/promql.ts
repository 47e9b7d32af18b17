import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { load } from 'js-yaml'
import { record } from '../../support/json.ts'
import { samplesIn } from './samples.ts'

const folder = join(import.meta.dirname, '../../../docs/watching')

/** What every series has, whoever tells of it: the scrape adds it. */
const OF_THE_SCRAPE = new Set(['job', 'instance'])

/** Metrics of the scrape itself. */
const NOT_OURS = new Set(['up'])

type Selector = Readonly<{ metric: string; labels: readonly string[] }>

/** What rules and dashboard of docs/watching ask for, and the metrics of a running server do not tell. */
export function findGaps(text: string): string[] {
  const told = new Map<string, Set<string>>()
  for (const series of samplesIn(text).keys()) {
    const name = /^\w+/.exec(series)?.[0] ?? ''
    const labels = [...series.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label)
    told.set(name, new Set([...(told.get(name) ?? OF_THE_SCRAPE), ...labels]))
  }
  return expressions().flatMap((expression) => {
    const asked = selectorsIn(expression)
    if (asked === undefined) return [`cannot be read: ${expression}`]
    return asked.flatMap(({ metric, labels }) => {
      if (NOT_OURS.has(metric)) return []
      const known = told.get(metric)
      if (known === undefined) return [`${metric} is not told: ${expression}`]
      return labels.filter((label) => !known.has(label)).map((label) => `${metric} has no ${label}: ${expression}`)
    })
  })
}

/** Every expression of the alerts and of the dashboard. */
function expressions(): string[] {
  const rules: unknown = load(readFileSync(join(folder, 'alerts.yml'), 'utf8'))
  const dashboard: unknown = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8'))
  return [...valuesOf(rules, 'expr'), ...valuesOf(dashboard, 'expr')]
}

/** The texts that stand under a key, however deep. */
function valuesOf(tree: unknown, key: string): string[] {
  if (Array.isArray(tree)) return tree.flatMap((one: unknown) => valuesOf(one, key))
  return Object.entries(record(tree)).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(value, key),
  )
}

/** The metrics that an expression asks for, with the labels that it asks them for; undefined where it is no PromQL. */
function selectorsIn(expression: string): Selector[] | undefined {
  // Grafana puts a duration there.
  const text = expression.replaceAll('$__rate_interval', '5m')
  const tree = parser.parse(text)
  const found: { metric: string; labels: string[] }[] = []
  let isBroken = false
  tree.iterate({
    enter: ({ type, from, to }) => {
      const part = text.slice(from, to)
      if (type.isError) isBroken = true
      if (type.name === 'VectorSelector') found.push({ metric: /^\w+/.exec(part)?.[0] ?? '', labels: [] })
      if (type.name === 'UnquotedLabelMatcher') found.at(-1)?.labels.push(/^\w+/.exec(part)?.[0] ?? '')
    },
  })
  return isBroken ? undefined : found
}
