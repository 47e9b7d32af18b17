import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { newCustomer } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

const SAVED = {
  en: 'Profile updated successfully',
  es: 'Perfil actualizado correctamente',
  ar: 'تم تحديث الملف الشخصي بنجاح',
}

test('a changed language is that of the next answers, unless the request asks for another', async () => {
  const ana = await newCustomer(server)
  const save = async (headers?: Record<string, string>) => (await ana.must('editCustomer', {}, headers)).Message
  expect(await save()).toBe(SAVED.en)
  await ana.must('editCustomer', { language: 'es' })
  expect(await save()).toBe(SAVED.es)
  expect(await save({ 'accept-language': 'ar' })).toBe(SAVED.ar)
  expect(await save({ 'accept-language': 'de, fr;q=0.9' })).toBe(SAVED.es)
  expect((await ana.refused('editCustomer', { name: '' })).Message).toBe('El nombre es obligatorio')
  expect((await ana.refused('editCustomer', { name: '' }, { 'accept-language': 'en' })).Message).toBe(
    'Name is required',
  )
})

test('notifications are in the language of the account where none is asked for', async () => {
  const ana = await newCustomer(server, { language: 'ar' })
  expect((await ana.must('listCustomerNotifications', { limit: 20 })).message).toBe('الإشعارات')
})
