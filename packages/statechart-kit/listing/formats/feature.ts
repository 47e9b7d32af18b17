import { coverLines } from '../cover-lines.ts'
import type { Format } from '../listing.ts'

/** For those who keep their scenarios in Gherkin: a feature a machine, a scenario a path. */
export const feature: Format = (listed) =>
  listed
    .map(({ row: { name, about, scenes, cover } }) => {
      const scenarios = scenes.flatMap((scene) =>
        scene.paths.map(({ number, start, steps, end }) => {
          const lines = steps.flatMap(({ event, state }) => [`When ${inWords(event)}`, `Then it is ${state}`])
          return [
            `  @${scene.name}`,
            `  Scenario: ${scene.name} ${number}, to ${end}`,
            `    Given ${name} starts in ${start}`,
            ...lines.map((line) => `    ${line}`),
            '',
          ]
        }),
      )
      return [
        `Feature: ${name}`,
        `  ${about}`,
        '',
        ...coverLines(cover).map((line) => `  # ${line}`),
        '',
        ...scenarios.flat(),
      ].join('\n')
    })
    .join('\n')

/** What happens, in words: `form.submitted` as «form submitted», `save: offline` as «save answers offline». */
function inWords(event: string): string {
  const [, port, answer] = /^(\w+): (.*)$/s.exec(event) ?? []
  if (port !== undefined) return `${port} answers ${answer}`
  const delay = /^after (.*)$/.exec(event)?.[1]
  if (delay !== undefined) return `${delay} has passed`
  const [type = '', ...rest] = event.split(' ')
  return [
    type.replaceAll('.', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ...rest,
  ].join(' ')
}
