import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readAllowed } from '../../../../qa/support/elsewhere/accounts-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'bidfair-accounts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reading(content: object) {
  const file = join(folder, 'accounts.json')
  writeFileSync(file, JSON.stringify(content))
  return () => readAllowed(file)
}

test('an accounts file is read as it stands, and says what is wrong with it without its passwords', () => {
  const whole = {
    accounts: [{ role: 'customer', email: 'ana@here.test', password: 'tuesday-7' }],
    signUp: { email: 'walk+{}@here.test', most: 20 },
    mailbox: { host: 'imap.here.test', port: 993, user: 'walk', password: 'wednesday-8', secure: true },
  }
  expect(reading(whole)()).toEqual(whole)
  expect(reading({ accounts: [] })()).toEqual({ accounts: [] })
  expect(reading({ accounts: [{ role: 'guest', email: 'ana@here.test', password: 'tuesday-7' }] })).toThrow(
    /it\/accounts\/0\/role must be equal to one of the allowed values$/,
  )
  expect(reading({ accounts: [], signUp: { email: 'walk@here.test', most: 1 } })).toThrow(
    /it\/signUp\/email must match/,
  )
  expect(reading({ accounts: [], signup: true })).toThrow(/additional properties/)
})
