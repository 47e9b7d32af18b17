import { describe, expect, test } from 'vitest'
import {
  forgotPassword as checkForgotten,
  resetPassword as checkReset,
  updatePassword as checkPassword,
} from '../../../generated/validate/accounts.js'
import {
  loginBusiness as checkBusinessLogin,
  loginCustomer as checkCustomerLogin,
} from '../../../generated/validate/session.js'
import { signupCustomer as checkCustomer } from '../../../generated/validate/signupCustomer.js'
import { shows } from '../../support/shows.ts'
import { expectRequired, expectRules } from './support.ts'

describe.each([
  ['customers', checkCustomerLogin],
  ['businesses', checkBusinessLogin],
])('the login of %s', (_, check) => {
  const good = { email: 'ana@example.com', password: 'x' }

  test('needs a valid address', shows('rule.login.email'), () => {
    expectRules(check, good, [
      ['email', undefined, 'EMAIL_INVALID'],
      ['email', '', 'EMAIL_INVALID'],
      ['email', 'ana', 'EMAIL_INVALID'],
      ['email', 'ana@example', 'EMAIL_INVALID'],
      ['email', 'ana torres@example.com', 'EMAIL_INVALID'],
    ])
  })

  test('needs a password', shows('rule.login.password'), () => {
    expectRequired(check, good, { password: 'PASSWORD_REQUIRED' })
  })
})

describe('the sign-up of customers', () => {
  const good = {
    role: 'customer',
    name: 'Ana Torres',
    email: 'ana@example.com',
    phone: '+1 512 555 0148',
    password: 'secret',
    country: 'United States',
    state: 'Texas',
    city: 'Austin',
  }

  test(
    'needs name, email and phone',
    shows('rule.customer-signup.name', 'rule.customer-signup.email', 'rule.customer-signup.phone'),
    () => {
      expectRules(checkCustomer, good, [
        ['name', undefined, 'NAME_REQUIRED'],
        ['name', ' ', 'NAME_REQUIRED'],
        ['email', undefined, 'EMAIL_INVALID'],
        ['email', 'ana@', 'EMAIL_INVALID'],
        ['phone', undefined, 'PHONE_REQUIRED'],
        ['phone', '', 'PHONE_REQUIRED'],
      ])
    },
  )

  test(
    'needs country, state and city',
    shows('rule.customer-signup.country', 'rule.customer-signup.state', 'rule.customer-signup.city'),
    () => {
      expectRequired(checkCustomer, good, {
        country: 'COUNTRY_REQUIRED',
        state: 'STATE_REQUIRED',
        city: 'CITY_REQUIRED',
      })
    },
  )

  test('needs a password of 6 characters', shows('rule.customer-signup.password', 'constant.password-length'), () => {
    expectRules(checkCustomer, good, [
      ['password', undefined, 'PASSWORD_REQUIRED'],
      ['password', '', 'PASSWORD_REQUIRED'],
      ['password', '12345', 'PASSWORD_TOO_SHORT'],
    ])
  })
})

describe('a changed password', () => {
  const good = { oldPassword: 'x', newPassword: 'secret', confirmPassword: 'secret', isBusiness: 0 }

  test('needs the current one', shows('rule.update-password.current'), () => {
    expectRequired(checkPassword, good, { oldPassword: 'CURRENT_PASSWORD_REQUIRED' })
  })

  test(
    'has 6 characters, and so has its repetition',
    shows('rule.update-password.new', 'rule.update-password.confirm', 'constant.password-length'),
    () => {
      expectRules(checkPassword, good, [
        ['newPassword', undefined, 'NEW_PASSWORD_REQUIRED'],
        ['newPassword', '12345', 'NEW_PASSWORD_REQUIRED'],
        ['confirmPassword', '12345', 'CONFIRM_PASSWORD_REQUIRED'],
      ])
      expectRules(checkReset, { token: 'x', newPassword: 'secret' }, [
        ['newPassword', '12345', 'NEW_PASSWORD_REQUIRED'],
      ])
    },
  )

  test('is that of a customer or of a business', shows('constant.is-business'), () => {
    expect(checkPassword({ ...good, isBusiness: 1 })).toEqual([])
    expectRules(checkPassword, good, [['isBusiness', 2, 'INVALID_VALUE']])
  })
})

describe('a forgotten password', () => {
  const good = { email: 'ana@example.com', isBusiness: 0 }

  test('needs an email', shows('rule.forgot-password.email-required'), () => {
    expectRequired(checkForgotten, good, { email: 'EMAIL_REQUIRED' })
  })

  test('needs a valid one', shows('rule.forgot-password.email-valid'), () => {
    expectRules(checkForgotten, good, [
      ['email', 'ana', 'EMAIL_INVALID'],
      ['email', 'ana@example', 'EMAIL_INVALID'],
    ])
  })

  test(
    'is that of a customer or of a business',
    shows('rule.forgot-password.is-business', 'constant.is-business'),
    () => {
      expect(checkForgotten({ ...good, isBusiness: 1 })).toEqual([])
      expectRules(checkForgotten, good, [
        ['isBusiness', 2, 'INVALID_VALUE'],
        ['isBusiness', -1, 'INVALID_VALUE'],
        ['isBusiness', 0.5, 'INVALID_TYPE'],
      ])
    },
  )
})
