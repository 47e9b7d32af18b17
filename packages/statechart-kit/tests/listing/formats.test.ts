import { expect, it } from 'vitest'
import { formats, type FormatName } from '../../listing/formats.ts'
import { kettleWith } from '../sample-models.ts'
import { listingOf } from '../../listing/listing.ts'

const model = kettleWith(2)
const choice = {
  kind: 'covering',
  cover: 'transitions',
  to: undefined,
  limit: 1000,
  scene: undefined,
  isEach: false,
} as const
const written = (format: FormatName, scene?: string, of = model): string =>
  formats[format]([{ model: of, row: listingOf(of, { ...choice, scene }) }])

it('writes text for a terminal', () => {
  expect(written('text')).toMatchInlineSnapshot(`
    "KETTLE  Hot water.

      states (3)
        cold, heating, hot
      events (2)
        lid.opened, switch.pressed
      transitions (4)
           from     on              kind    guard       to         calls
        ✓  *        lid.opened      event               → cold
        ✓  cold     switch.pressed  event   [isFilled]  → heating  boil: heat by cook
        ✓  heating  boil answered   answer              → hot
        ✓  hot      after cooling   delay               → cold

      kettle/office  The kettle in the office, "as it is".  1 path

         1. starts cold
            switch.pressed (cups 2)  → heating
            boil: steam, much        → hot
            after cooling            → cold

      kettle/kitchen  The kettle in the kitchen, "as it is".  1 path

         1. starts cold
            switch.pressed (cups 2)  → heating
            lid.opened               → cold
            switch.pressed (cups 2)  → heating
            boil: steam, much        → hot
            after cooling            → cold

      kettle: covered 4 of 4

    1 machine, 2 paths, covered 4 of 4 transitions
    "
  `)
})

it('names in text what no sample reaches', () => {
  const unreached = written('text', undefined, kettleWith(0))
    .split('\n')
    .filter((line) => line.includes('NEVER'))
  expect(unreached.map((line) => line.trim())).toEqual([
    'NEVER REACHED by any sample: cold switch.pressed[0], unless the digest leaves out what its guard reads',
    'NEVER REACHED by any sample: heating boil answered[0]',
    'NEVER REACHED by any sample: hot after cooling[0]',
  ])
})

it('writes everything as JSON', () => {
  const both = (id: string) => ({ takes: [id], shows: [id] })
  const row = listingOf(model, { ...choice, scene: 'office' })
  const answers = { covered: 0, declared: 0, missing: [] }
  const missing = ['kettle: * lid.opened[0]']
  const cover = { criterion: 'transitions', covered: 3, declared: 4, missing }
  expect(JSON.parse(written('json', 'office'))).toEqual({ machines: [row], covered: 3, declared: 4, cover, answers })
  expect(row.transitions[1]).toEqual({
    id: 'cold switch.pressed[0]',
    from: 'cold',
    on: 'switch.pressed',
    kind: 'event',
    guard: 'isFilled',
    to: 'heating',
    ports: ['boil'],
    calls: ['heat'],
    who: ['cook'],
    covered: true,
    reached: true,
  })
  expect(row.scenes[0]).toEqual({
    name: 'office',
    about: 'The kettle in the office, "as it is".',
    cut: false,
    paths: [
      {
        number: 1,
        title: 'switch.pressed (cups 2) → boil: steam, much → after cooling',
        start: 'cold',
        steps: [
          { event: 'switch.pressed (cups 2)', state: 'heating', ...both('cold switch.pressed[0]') },
          { event: 'boil: steam, much', state: 'hot', ...both('heating boil answered[0]') },
          { event: 'after cooling', state: 'cold', ...both('hot after cooling[0]') },
        ],
        end: 'cold',
        takes: ['cold switch.pressed[0]', 'heating boil answered[0]', 'hot after cooling[0]'],
        shows: [],
      },
    ],
  })
})

it('writes a row a step as CSV, with what holds a comma or a quote in quotes', () => {
  expect(written('csv', 'office').split('\r\n')).toMatchInlineSnapshot(`
    [
      "machine,scene,path,step,event,state,takes,shows",
      "kettle,office,1,0,,cold,,",
      "kettle,office,1,1,switch.pressed (cups 2),heating,cold switch.pressed[0],cold switch.pressed[0]",
      "kettle,office,1,2,"boil: steam, much",hot,heating boil answered[0],heating boil answered[0]",
      "kettle,office,1,3,after cooling,cold,hot after cooling[0],hot after cooling[0]",
      "kettle,,,,covered 3 of 4 transitions,,,",
      "kettle,,,,missing,,,* lid.opened[0]",
      "",
    ]
  `)
})

it('writes a feature a machine and a scenario a path', () => {
  expect(written('feature', 'office')).toMatchInlineSnapshot(`
    "Feature: kettle
      Hot water.

      # covered 3 of 4 transitions
      # missing: * lid.opened[0]

      @office
      Scenario: office 1, to cold
        Given kettle starts in cold
        When switch pressed (cups 2)
        Then it is heating
        When boil answers steam, much
        Then it is hot
        When cooling has passed
        Then it is cold
    "
  `)
})

it('draws one machine as a diagram, and several as a page of them', () => {
  expect(written('mermaid')).toMatchInlineSnapshot(`
    "stateDiagram-v2
      direction TB
      [*] --> cold
      state "cold" as cold
      state "heating" as heating
      state "hot" as hot
      state "in each of these" as each
      each --> cold : lid.opened
      cold --> heating : switch.pressed [isFilled]
      heating --> hot : boil answered
      hot --> cold : after cooling
      %% covered 4 of 4 transitions
    "
  `)
  const listed = { model, row: listingOf(model, choice) }
  expect(formats.mermaid([listed, listed]).match(/^## kettle$/gm)).toHaveLength(2)
})

it('draws only what the paths take', () => {
  const row = listingOf(model, { ...choice, scene: 'office' })
  const drawn = formats.mermaid([{ model, row }]).split('\n')
  expect(drawn.filter((line) => line.includes('lid.opened'))).toEqual(['  %% missing: * lid.opened[0]'])
})
