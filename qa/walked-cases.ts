import { parseArgs } from 'node:util'
import { casesIn, type Case, gherkin, manual, testRail, xray } from 'statechart-kit/results/cases'
import { readWalked } from 'statechart-kit/walk/record'
import { models } from './models/all.ts'
import { rulesShown } from './rules.ts'
import { walksFolder } from './support/folders.ts'

/** Ways of writing walked paths down for people, by the name that `--format` has for them. */
const formats: { readonly [Name in string]?: (cases: readonly Case[]) => string } = {
  manual,
  gherkin,
  testrail: testRail,
  xray,
}

/** What is to be written, into which file, null for the terminal, and the exit status. */
export type FromWalks = { readonly text: string; readonly out: string | null; readonly status: number }

/**
 * The paths of the last walks in words for people, where `npm run paths` is asked for one of these formats; null where it is not. Nobody
 * can tell what a path looks like that was not walked in that language.
 */
export async function walkedCases(args: readonly string[]): Promise<FromWalks | null> {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      machine: { type: 'string', short: 'm' },
      format: { type: 'string', short: 'f' },
      out: { type: 'string', short: 'o' },
      language: { type: 'string', default: 'en' },
    },
  })
  const write = formats[String(values.format)]
  if (write === undefined) return null
  const wanted = values.machine === undefined ? '' : String(values.machine)
  const records = readWalked(walksFolder).filter(
    ({ machine, scene, language }) =>
      language === values.language && (wanted === '' || wanted === machine || wanted === `${machine}/${scene}`),
  )
  const text = write(casesIn(records, models, await rulesShown(records)))
  return { text, out: values.out === undefined ? null : String(values.out), status: 0 }
}
