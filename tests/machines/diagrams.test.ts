import { expect, it } from 'vitest'
import { diagramOf } from '../models/diagram.ts'
import { detailsWalk, formWalk, jobWalk, liveWalk, pagesWalk, sessionWalk, uploadWalk } from '../models/samples.ts'

const charts = {
  job: [jobWalk, 'The life of a job. Who may do what is in [lifecycle.md](lifecycle.md).'],
  session: [sessionWalk, 'Who is here; one for the whole app.'],
  form: [
    formWalk,
    'Everything that is filled in and sent: bids, sign-ups, posting a job, and each dialog about a job.',
  ],
  pages: [pagesWalk, 'A list that grows by pages.'],
  details: [detailsWalk, 'One thing that is loaded and looked at.'],
  upload: [uploadWalk, 'One file on its way.'],
  live: [liveWalk, 'News from the server, as long as somebody is there to look.'],
} as const

it('draws the charts of docs/machines.md', async () => {
  const sections = Object.entries(charts).map(
    ([name, [{ machine }, words]]) => `## ${name}\n\n${words}\n\n${diagramOf(machine)}\n`,
  )
  const page = `# The machines

Drawn from \`machines/\` by their test; \`npx vitest run tests/machines/diagrams.test.ts -u\` draws them again. \`answered\` is
the output of the actor that a state invokes; an arrow from the start leads there from every state.

${sections.join('\n')}`
  await expect(page).toMatchFileSnapshot('../../docs/machines.md')
})
