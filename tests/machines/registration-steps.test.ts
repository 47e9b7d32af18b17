import { describe, expect, it } from 'vitest'
import { checkDraft, empty, full, startRegistration } from './form-harness.ts'
import { at, objectionTo } from './support.ts'

describe('a form in steps', () => {
  const stepOf = { title: 'you', pictures: 'you', details: 'business', logo: 'business', papers: 'trust' } as const
  const inSteps = (input: Parameters<typeof startRegistration>[0] = {}) => startRegistration({ stepOf, ...input })
  /** One that is at its last step. */
  function atTheEnd(input: Parameters<typeof startRegistration>[0] = {}) {
    const form = inSteps({ kept: { draft: full, files: [] }, ...input })
    form.submit()
    form.submit()
    expect(form.state()).toEqual({ open: 'trust' })
    return form
  }
  const back = ({ actor }: ReturnType<typeof inSteps>) => actor.send({ type: 'step.left' })

  it('goes on only once a step is complete, and shows what is wrong with that step alone', () => {
    const form = inSteps()
    form.submit()
    expect([form.state(), form.emitted]).toEqual([{ open: 'you' }, [{ type: 'form.invalid', field: 'title' }]])
    form.type({ title: 'T' })
    form.submit()
    expect([form.state(), form.context().errors]).toEqual([{ open: 'business' }, []])
    form.submit()
    expect([form.state(), form.context().errors]).toEqual([{ open: 'business' }, checkDraft({ ...empty, title: 'T' })])
    form.type({ details: 'D' })
    form.submit()
    form.submit()
    expect([form.state(), at(form.saves, 0).input.draft]).toEqual(['submitting', { title: 'T', details: 'D' }])
  })

  it('goes back step by step, with everything that was typed, and no further than the first', () => {
    const form = atTheEnd()
    back(form)
    expect(form.state()).toEqual({ open: 'business' })
    back(form)
    back(form)
    expect([form.state(), form.context().draft]).toEqual([{ open: 'you' }, full])
  })

  it('stays on its step where somebody wants to leave and then does not', () => {
    const form = atTheEnd()
    back(form)
    form.close()
    expect([form.state(), form.context().step]).toEqual(['leaving', 'business'])
    form.actor.send({ type: 'form.kept' })
    expect(form.state()).toEqual({ open: 'business' })
  })

  it('opens the first step that the server has something against, and tells of it', async () => {
    const form = atTheEnd()
    form.submit()
    await at(form.saves, 0).answer(objectionTo('details'))
    expect([form.state(), form.context().errors.map(({ field }) => field)]).toEqual([{ open: 'business' }, ['details']])
    expect(form.emitted).toEqual([{ type: 'form.invalid', field: 'details' }])
  })

  it('fails where it was sent from, and goes back from there, too', async () => {
    const form = atTheEnd()
    form.submit()
    await at(form.saves, 0).answer({ type: 'offline' })
    expect([form.state(), form.context().step]).toEqual([{ open: 'failed' }, 'trust'])
    back(form)
    expect(form.state()).toEqual({ open: 'business' })
  })

  it('goes on while a file of the step is on its way, and opens the step again if it fails', async () => {
    const form = inSteps({ kept: { draft: full, files: [] } })
    form.pick('pictures', 'a')
    form.submit()
    form.submit()
    form.submit()
    expect(form.state()).toEqual({ open: 'uploading' })
    back(form)
    await at(form.sends, 0).answer({ type: 'offline' })
    expect([form.state(), form.emitted]).toEqual([{ open: 'you' }, [{ type: 'form.invalid', field: 'pictures' }]])
    form.submit()
    expect(form.state()).toEqual({ open: 'you' })
    form.remove(0)
    form.submit()
    expect(form.state()).toEqual({ open: 'business' })
  })

  it('is not held up by a file of another step before it is sent', async () => {
    const form = inSteps({ kept: { draft: full, files: [] } })
    form.pick('pictures', 'a')
    form.submit()
    await at(form.sends, 0).answer({ type: 'offline' })
    form.submit()
    expect(form.state()).toEqual({ open: 'trust' })
    form.submit()
    expect([form.state(), form.saves]).toEqual([{ open: 'you' }, []])
  })

  it('begins again at the first step once it is discarded', () => {
    const form = atTheEnd()
    form.actor.send({ type: 'draft.discarded' })
    expect([form.state(), form.context().draft]).toEqual([{ open: 'you' }, empty])
  })
})
