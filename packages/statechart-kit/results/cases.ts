import { stripVTControlCharacters } from 'node:util'
import type { Model } from '../core/model.ts'
import { type Script, type ScriptStep, phrasesOf } from '../script/script.ts'
import type { WalkedPath, WalkedScene } from '../walk/record.ts'

/** A path as test management knows it: a case, in the words of one language. */
export type Case = {
  /** The same in every run and language, as long as the steps are. */
  readonly id: string
  readonly machine: string
  readonly scene: string
  /** What the scene is about. */
  readonly about: string
  /** The labels of its steps. */
  readonly title: string
  readonly language: string
  readonly script: Script
  /** Ids of the rules that it shows. */
  readonly shows: readonly string[]
}

/** A case as it went. */
export type CaseRun = Case & {
  readonly passed: boolean
  /** Milliseconds. */
  readonly duration: number
  /** When its scene was done; ISO 8601. */
  readonly at: string
  /** What went wrong first, and at which step, counted from 1; null where nothing did. */
  readonly failure: { readonly step: number; readonly event: string; readonly message: string } | null
}

/** Every path of some records as a case, with the rules that it shows. */
export function casesIn(
  records: readonly WalkedScene[],
  models: readonly Model[],
  shown: ReadonlyMap<string, readonly string[]>,
): readonly CaseRun[] {
  return records.flatMap((walked) => {
    const { machine, scene, language, at, paths } = walked
    const model = models.find(({ name }) => name === machine)
    const about = model?.scenes.find(({ name }) => name === scene)?.about ?? ''
    return paths.map((path): CaseRun => {
      const { id, title, script, passed, duration } = path
      const known = { id, machine, scene, about, title, language, script, shows: shown.get(id) ?? [] }
      return { ...known, passed, duration, at, failure: passed ? null : failureOf(path) }
    })
  })
}

/** A path may fail though every step went well: its page complained. */
function failureOf({ steps }: WalkedPath): CaseRun['failure'] {
  const index = steps.findIndex(({ error }) => error !== null)
  const step = steps[index]
  if (step === undefined) return { step: steps.length, event: '', message: 'The path was not walked to its end' }
  return { step: index + 1, event: step.event, message: stripVTControlCharacters(step.error ?? '') }
}

export function nameOf({ machine, scene, title }: Pick<Case, 'machine' | 'scene' | 'title'>): string {
  return `${machine}/${scene}: ${title}`
}

/** Gherkin in the language of the cases: a feature a scene, a scenario a path, its steps in words that a person can follow. */
export function gherkin(cases: readonly Case[]): string {
  const [first] = cases
  if (first === undefined) return ''
  const { gherkin: words } = phrasesOf(first.language)
  // A file holds one feature, so its title names all machines.
  const machines = [...new Set(cases.map(({ machine }) => machine))]
  return [
    `# language: ${first.language}`,
    `${words.feature}: ${machines.join(', ')}`,
    '',
    ...cases.flatMap(scenarioOf),
  ].join('\n')
}

function scenarioOf({ id, scene, machine, title, language, script, shows }: Case): readonly string[] {
  const { gherkin: words, ...phrases } = phrasesOf(language)
  const lines = (keyword: string, sentences: readonly string[]): readonly string[] =>
    sentences.map((sentence, index) => `    ${index === 0 ? keyword : words.and} ${oneLine(sentence)}`)
  return [
    `  ${[`@${machine}`, `@${machine}/${scene}`, `@${id}`, ...shows.map((rule) => `@${rule}`)].join(' ')}`,
    `  ${words.scenario}: ${oneLine(`${scene}: ${title}`)}`,
    ...lines(words.given, script.given),
    ...stepsToTake(script.steps).flatMap(({ does, sees }) => [
      ...lines(words.does, does.length === 0 ? [phrases.nothingToDo] : does),
      ...lines(words.sees, sees.length === 0 ? [phrases.asBefore] : sees),
    ]),
    '',
  ]
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** A script for people, as Markdown: a chapter for each scene, in it a section for each path, with what is there before and a table of steps. */
export function manual(cases: readonly Case[]): string {
  const chapters = Map.groupBy(cases, ({ machine, scene, language }) => `${machine}/${scene} ${language}`)
  return [...chapters.values()].map(chapterOf).join('\n')
}

function chapterOf(cases: readonly Case[]): string {
  const [first] = cases
  if (first === undefined) return ''
  const { machine, scene, about, language } = first
  const { proxy } = phrasesOf(language)
  return [`# ${machine}/${scene}`, '', about, '', proxy, '', ...cases.flatMap(linesOf)].join('\n')
}

function linesOf({ id, title, script, shows, language }: Case): readonly string[] {
  const phrases = phrasesOf(language)
  const { nothingToDo, asBefore } = phrases
  const rows = stepsToTake(script.steps).map(
    ({ does, sees }, index) => `| ${index + 1} | ${cell(does, nothingToDo)} | ${cell(sees, asBefore)} |`,
  )
  return [
    `## ${title} (${id})`,
    '',
    ...(shows.length === 0 ? [] : [`${phrases.shows}: ${shows.join(', ')}`, '']),
    `**${phrases.before}**`,
    '',
    ...(script.given.length === 0 ? [phrases.nothingGiven] : script.given.map((each) => `- ${escaped(each)}`)),
    '',
    `| ${phrases.step} | ${phrases.action} | ${phrases.expected} |`,
    '| --- | --- | --- |',
    ...rows,
    '',
  ]
}

const cell = (sentences: readonly string[], none: string): string =>
  sentences.length === 0 ? none : sentences.map(escaped).join('<br>')

/** Text in one line that Markdown takes for nothing else, in a table or out of it. */
const escaped = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[|\\`*_<>[\]]/g, String.raw`\$&`)

/** The steps in which there is something to do or to see: before the app is opened there is neither. */
export function stepsToTake(steps: readonly ScriptStep[]): readonly ScriptStep[] {
  return steps.filter(({ does, sees }, index) => index > 0 || does.length > 0 || sees.length > 0)
}
