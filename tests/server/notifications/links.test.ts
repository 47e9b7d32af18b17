import { expect, test } from 'vitest'
import { appLinks } from '../../../server/platform/app-links.ts'
import { links, routes } from '../../../src/routes.ts'

const publicUrl = 'https://jobs.example.com'
const server = appLinks({ publicUrl })

test('mails lead to the screens of the web app', () => {
  expect(server.jobDetails('0190-ab')).toBe(publicUrl + links.jobDetails('0190-ab'))
  expect(server.thread('0190-ab', '0190-cd')).toBe(`${publicUrl}/messages?job=0190-ab&business=0190-cd`)
  expect(server.login).toBe(publicUrl + links.login)
  expect(server.resetPassword('a-b_c')).toBe(`${publicUrl}${routes.resetPassword.path}#token=a-b_c`)
  expect(server.confirmEmail('a-b_c')).toBe(`${publicUrl}${routes.confirmEmail.path}#token=a-b_c`)
  expect(server.undoEmailChange('a-b_c')).toBe(`${publicUrl}${routes.undoEmailChange.path}#token=a-b_c`)
  expect(server.forgotPassword).toBe(publicUrl + links.forgotPassword)
  expect(server.verifyEmail('a-b_c')).toBe(`${publicUrl}${routes.verifyEmail.path}#token=a-b_c`)
})
