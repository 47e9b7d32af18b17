import type { CaseRun } from '../../results/case.ts'

/** A path of a kettle that went well: its words have what formats have to take care of. */
export const boiled: CaseRun = {
  id: 'a1b2c3d4e5f6',
  machine: 'kettle',
  scene: 'office',
  about: 'A kettle, in an office.',
  title: 'switch.pressed → boil: done "hot" <&>',
  language: 'en',
  script: {
    given: ['There is water, "cold" | fresh.', 'Bea is logged in.'],
    steps: [
      { does: [], sees: [] },
      { does: ['Press the button “On, now”.', 'Wait.'], sees: ['It says: "it\nboils", <b>hot</b>'] },
      { does: [], sees: [] },
    ],
  },
  shows: ['rule.kettle.hot', 'rule.kettle.said'],
  passed: true,
  duration: 1234,
  at: '2026-01-01T00:00:10.000Z',
  failure: null,
}

/** One that failed at its second step. */
export const failed: CaseRun = {
  ...boiled,
  id: '0f0f0f0f0f0f',
  title: 'switch.pressed → after cooling',
  shows: [],
  passed: false,
  duration: 500,
  at: '2026-01-01T00:00:20.000Z',
  failure: { step: 2, event: 'after cooling', message: 'not <cold> & \u0007 over' },
}

/** The first one as it went in another language. */
export function spoken(language: string, words: string): CaseRun {
  return { ...boiled, language, script: { given: [words], steps: [{ does: [words], sees: [words] }] } }
}
