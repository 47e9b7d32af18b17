import { phrasesOf } from '../script/languages.ts'
import type { Case } from './case.ts'
import { stepsToTake } from './test-management.ts'

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
