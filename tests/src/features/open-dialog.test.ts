import { describe, expect, it } from 'vitest'
import { dialogAfter, firstDialog, type DialogState } from '../../../src/features/job-details/parts/open-dialog.ts'

const edit = { act: 'edit' } as const
const rate = { act: 'rate' } as const
const asks = (state: DialogState, dialog: typeof edit | typeof rate) => dialogAfter(state, { type: 'opened', dialog })
const closes = (state: DialogState) => dialogAfter(state, { type: 'closed' })
const loads = (state: DialogState, mayRate: boolean) => dialogAfter(state, { type: 'loaded', mayRate })

describe('a dialog', () => {
  it('opens, keeps its place while another is asked for, and opens again after it closed', () => {
    const opened = asks(firstDialog(false, false), edit)
    expect(opened.dialog).toEqual(edit)
    expect(asks(opened, rate).dialog).toEqual(edit)
    expect(closes(opened).dialog).toBeNull()
    expect(asks(closes(opened), rate).dialog).toEqual(rate)
  })
})

describe('the rating', () => {
  it('opens by itself at the start, once a visit', () => {
    const first = firstDialog(true, true)
    expect(first.dialog).toEqual(rate)
    expect(loads(closes(first), true).dialog).toBeNull()
  })

  it('opens as soon as the viewer may rate the job, once', () => {
    const before = firstDialog(false, false)
    expect(loads(before, false).dialog).toBeNull()
    const completed = loads(before, true)
    expect(completed.dialog).toEqual(rate)
    expect(loads(closes(completed), true).dialog).toBeNull()
  })

  it('stays open when the viewer may no longer rate, and opens for the next completion', () => {
    const rating = firstDialog(true, false)
    expect(loads(rating, false).dialog).toEqual(rate)
    expect(loads(loads(closes(rating), false), true).dialog).toEqual(rate)
  })

  it('opens neither before nor behind another dialog', () => {
    const covered = loads(asks(firstDialog(false, false), edit), true)
    expect(covered.dialog).toEqual(edit)
    expect(loads(closes(covered), true).dialog).toBeNull()
  })
})

it('a bid that was left unfinished opens at the start, once', () => {
  const first = firstDialog(false, true)
  expect(first.dialog).toEqual({ act: 'bid' })
  expect(loads(closes(first), false).dialog).toBeNull()
})
