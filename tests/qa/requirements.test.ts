import { describe, expect, it } from 'vitest'
import type { WalkedPath, WalkedScene } from 'statechart-kit/walk/record'
import { coveringPathsOf } from 'statechart-kit/criteria/paths'
import { models } from '../../qa/models/all.ts'
import { rulesShown, STEPS_THAT_SHOW } from '../../qa/requirements.ts'

type Walk = {
  readonly place: string
  readonly labels?: readonly string[]
  readonly sees?: string
  readonly language?: string
}

/** A walk of one path: steps with these labels, the last of which was followed by these words. */
function walk({ place, labels = [], sees = '', language = 'en' }: Walk, error: string | null = null): WalkedScene {
  const [machine = '', scene = ''] = place.split('/')
  const steps = labels.map((event) => ({ event, state: 'a state', takes: [], duration: 1, error }))
  const script = { given: [], steps: [{ does: [], sees: [sees] }] }
  const known = { id: 'a1', title: 'a path', start: 'a state', end: 'a state', takes: [], duration: 1, again: null }
  const path: WalkedPath = { ...known, steps, passed: error === null, script }
  return { machine, scene, language, at: '2026-01-01T00:00:00Z', paths: [path] }
}

const shownBy = async (...walks: readonly WalkedScene[]): Promise<readonly string[]> =>
  (await rulesShown(walks)).get('a1') ?? []

describe('a path shows a rule', () => {
  it('whose code it met, where the rule holds', async () => {
    const labels = ['form.submitted', 'save: invalid EMAIL_INVALID']
    expect(await shownBy(walk({ place: 'registration/customer-signup', labels }))).toEqual([
      'rule.customer-signup.email',
    ])
    expect(await shownBy(walk({ place: 'form/forgot', labels }))).toEqual(['rule.forgot-password.email-valid'])
  })

  it('whose code it saw the words of, in any language', async () => {
    const english = walk({ place: 'session/login', sees: 'It says: “Password is required”' })
    const spanish = walk({ place: 'session/login', sees: 'Dice: «La contraseña es obligatoria»', language: 'es' })
    expect(await shownBy(english)).toContain('rule.login.password')
    expect(await shownBy(spanish)).toContain('rule.login.password')
  })

  it('whose words it saw', async () => {
    expect(await shownBy(walk({ place: 'job/posted', sees: 'The notice says: “Job marked as completed”' }))).toEqual([
      'success.job-completed',
    ])
  })

  it('whose step it took', async () => {
    expect(await shownBy(walk({ place: 'job/posted', labels: ['bid.withdrawn (by assigned)'] }))).toEqual([
      'bid.withdrawn',
    ])
  })

  it('in no step that went wrong', async () => {
    expect(await shownBy(walk({ place: 'job/posted', labels: ['bid.withdrawn (by assigned)'] }, 'Gone'))).toEqual([])
  })
})

it('names only scenes and steps that there are', () => {
  const labels = new Map(
    models.flatMap((model) =>
      coveringPathsOf(model, { headless: false, cover: 'answers' }).map(({ explored, paths }) => [
        `${model.name}/${explored.scene.name}`,
        paths.flatMap(({ steps }) => steps.map(({ edge }) => edge.label)),
      ]),
    ),
  )
  const unknown = STEPS_THAT_SHOW.filter(
    ([, scene, step]) => labels.get(scene)?.some((label) => label.startsWith(step)) !== true,
  )
  expect(unknown).toEqual([])
})
