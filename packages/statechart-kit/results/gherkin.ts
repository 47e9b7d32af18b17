import { phrasesOf } from '../script/languages.ts'
import type { Case } from './case.ts'
import { stepsToTake } from './test-management.ts'

/** Gherkin in the language of the cases: a feature a scene, a scenario a path, its steps in words that a person can follow. */
export function gherkin(cases: readonly Case[]): string {
  const [first] = cases
  if (first === undefined) return ''
  const { gherkin: words } = phrasesOf(first.language)
  // A file holds one feature, hence what it is of stands there in all.
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
