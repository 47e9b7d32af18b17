import { parseArgs } from 'node:util'
import type { OnePath } from 'statechart-kit/report/gather'
import { languages as spoken, type Language } from '../../src/i18n/languages.ts'

export type QaRequest = {
  readonly machine: string | undefined
  readonly languages: readonly Language[]
  readonly isPictured: boolean
  /** Keep this run as the one that later ones are compared with. */
  readonly saves: boolean
  /** Walk nothing, and write the page of the last walks. */
  readonly isLast: boolean
  readonly help: boolean
}

export const HELP = `npm run qa -- [options]

Walks the paths of every chart in English, Spanish and Arabic, takes pictures of every state, and writes qa-report/index.html.
Fails where a path went wrong, a transition was not walked, a picture could not be taken, or axe found something.

  --machine NAME   one chart only
  --language CODE  one language only: en, es or ar
  --quick          English only, and no pictures
  --save           keeps this run: the next ones show what looks different from it
  --last           walks nothing, and writes the page of the walks that were made last
  --help

npm run qa -- replay TRACE walks one path again: npm run qa -- replay --help.
npm run qa -- atlas takes pictures of a job in each of its states: qa-report/atlas/index.html.
`

/** Reads the words of the command line. Throws where one of them is unknown. */
export function readQaRequest(args: readonly string[], machines: readonly string[]): QaRequest {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string' },
      language: { type: 'string' },
      quick: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
      last: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { machine, language, quick, save, last, help } = values
  if (machine !== undefined && !machines.includes(machine)) {
    throw new Error(`There is no machine ${machine}; there are ${machines.join(', ')}.`)
  }
  if (quick && save) throw new Error('A quick run has no pictures that could be saved.')
  const languages = spoken.filter((each) => (language === undefined ? !quick || each === 'en' : each === language))
  if (languages.length === 0) throw new Error(`There is no language ${language}; there are ${spoken.join(', ')}.`)
  return { machine, languages, isPictured: !quick, saves: save, isLast: last, help }
}

/** The command that walks one path alone, with the browser to be seen. */
export function commandFor({ id, language }: OnePath): string {
  return `npm run qa -- replay ${id} --language ${language} --headed --slow 300`
}
