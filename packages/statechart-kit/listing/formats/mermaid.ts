import { diagramOf } from '../../diagram.ts'
import { coverLines } from '../cover-lines.ts'
import type { Format } from '../listing.ts'

/** The chart with the transitions that the paths take: one machine as a diagram, several as Markdown with a diagram each. */
export const mermaid: Format = (listed) => {
  const diagrams = listed.map(({ model, row }) => {
    const covered = new Set(row.transitions.filter((each) => each.covered).map(({ id }) => id))
    const { text } = diagramOf(model.scenes[0].machine, { shows: ({ id }) => covered.has(id) })
    const lines = coverLines(row.cover).map((line) => `  %% ${line}\n`)
    return { name: row.name, text: `${text}${lines.join('')}` }
  })
  const [only] = diagrams
  if (only && diagrams.length === 1) return only.text
  return diagrams.map(({ name, text }) => `## ${name}\n\n\`\`\`mermaid\n${text}\`\`\`\n`).join('\n')
}
