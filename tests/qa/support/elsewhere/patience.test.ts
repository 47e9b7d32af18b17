import { describe, expect, test } from 'vitest'
import { UnsupportedError } from 'statechart-kit/walk/unsupported'
import { patienceOf } from '../../../../qa/support/elsewhere/patience.ts'

const refusal = (seconds: string): Response =>
  Response.json({ code: 'TOO_MANY_REQUESTS' }, { status: 429, headers: { 'Retry-After': seconds } })

/** A server that answers these, one after the other. */
function answering(...answers: Response[]) {
  const waits: number[] = []
  const said: string[] = []
  const patience = patienceOf({
    most: 900,
    wait: async (milliseconds) => void waits.push(milliseconds / 1000),
    say: (line) => void said.push(line),
  })
  const bodies: string[] = []
  const ask = patience.patient(async (input, init) => {
    bodies.push(await new Request(input, init).text())
    return answers.shift() ?? Response.error()
  })
  return {
    ...patience,
    ask: () => ask('http://there.test/v1/login/customer', { method: 'POST', body: 'me' }),
    waits,
    said,
    bodies,
  }
}

describe('whom a server tells to wait', () => {
  test('waits as long and asks the same again', async () => {
    const { ask, waits, said, bodies } = answering(refusal('7'), refusal('300'), Response.json({ Success: true }))
    expect((await ask()).status).toBe(200)
    expect(waits).toEqual([7, 300])
    expect(said).toEqual(['POST /v1/login/customer TOO_MANY_REQUESTS: waits 5 min, as the server asks'])
    expect(bodies).toEqual(['me', 'me', 'me'])
  })

  test('does not walk what would take longer than there is patience for', async () => {
    const { ask, waits } = answering(refusal('3600'))
    await expect(ask()).rejects.toThrow(
      new UnsupportedError('POST /v1/login/customer TOO_MANY_REQUESTS: the server asks to wait 60 min'),
    )
    expect(waits).toEqual([])
  })

  test('walks a path again on whose page it was told so, and no other', async () => {
    const { told, isOver, waits } = answering()
    expect(await isOver()).toBe(false)
    told(20)
    expect([await isOver(), await isOver()]).toEqual([true, false])
    expect(waits).toEqual([20])
  })
})
