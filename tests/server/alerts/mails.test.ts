import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { startMailServer, type Received } from '../support/mails.ts'
import { newCustomer, newJob, type Person } from '../support/town-wire.ts'
import {
  alertLetters,
  inLanguage,
  ownSearchOf,
  provenBusiness,
  save,
  searchesOf,
  sendAll,
  tell,
} from './support/alerts.ts'

const server = await testApp()
const mailServer = await startMailServer()
afterAll(async () => {
  await mailServer.close()
  await server.close()
})
const ana = await newCustomer(server)

/** A business whose own search tells at once. */
async function atOnce(city: string): Promise<Person> {
  const luis = await provenBusiness(server, { city: [city] })
  const { searchId } = await ownSearchOf(luis)
  await luis.must('editSavedSearch', { searchId, frequency: 'atOnce' })
  return luis
}

/** The letters of alerts that have come to a person so far. */
async function received({ email }: Person): Promise<Received[]> {
  await sendAll(server, mailServer.url)
  return mailServer.received.filter(
    (letter) => letter.to.includes(email) && /^List-Unsubscribe:/im.test(letter.content),
  )
}

/** A header of a letter, its folded lines as one. */
const headerOf = (name: string, { content }: Received): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(content.replaceAll(/\r\n[ \t]+/g, ' ').replaceAll('\r', ''))?.[1] ?? ''

/** The path in the header that mail programs press. */
const stopIn = (letter: Received | undefined): string =>
  letter === undefined ? '' : headerOf('List-Unsubscribe', letter).slice('<http://localhost:3000'.length, -1)

const oneClick = (url: string) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

test('the mail is right in three languages, as text and as HTML', shows('alerts.mail'), async () => {
  const luis = await atOnce('Abilene')
  await save(luis, { name: '<b>Drips</b> & "more"', q: 'faucet', frequency: 'atOnce' })
  const jobId = await newJob(server, ana, { title: '<i>Faucet</i>', city: 'Abilene', budget: 1500, neededBy: soon(5) })
  await tell(server)
  const [letter] = await alertLetters(server, luis)
  const job = `http://localhost:3000/job-details?id=${jobId}`
  const english = inLanguage(letter, 'en')
  expect(english.subject).toBe('New job: “<i>Faucet</i>”')
  expect(english.text).toContain('Hello Luis Ortega,')
  expect(english.text).toContain(
    `<b>Drips</b> & "more"\n\n<i>Faucet</i>\n$1,500 · Plumbing · Abilene · in your town · needed by`,
  )
  expect(english.text).toContain(job)
  expect(english.html).toContain('&lt;b&gt;Drips&lt;/b&gt; &amp; &quot;more&quot;')
  expect(english.html).toContain(`<a href="${job}"`)
  expect(english.html).toContain('&lt;i&gt;Faucet&lt;/i&gt;</a>')
  expect(english.html).toContain('<html lang="en" dir="ltr">')
  const spanish = inLanguage(letter, 'es')
  expect(spanish.subject).toBe('Nuevo trabajo: «<i>Faucet</i>»')
  expect(spanish.text).toContain('$1.500 · Plomería · Abilene · en tu ciudad · se necesita antes del')
  const arabic = inLanguage(letter, 'ar')
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
  // What is in other letters keeps its direction to itself.
  expect(arabic.subject).toBe('عمل جديد: «\u2068<i>Faucet</i>\u2069»')
  expect(arabic.text).toContain('\u20681,500\u00A0$\u2069 · \u2068السباكة\u2069 · \u2068Abilene\u2069 · في مدينتك')
  for (const mail of [english, spanish, arabic]) expect(mail.text).not.toMatch(/\{\w+\}|undefined/)
})

/** A day ahead. */
function soon(days: number): string {
  return new Date(server.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

test('a search of nobody’s own words has the name of its language', shows('alerts.mail'), async () => {
  const luis = await atOnce('Amarillo')
  for (const title of ['One', 'Two']) await newJob(server, ana, { title, city: 'Amarillo' })
  await tell(server)
  const [letter] = await alertLetters(server, luis)
  expect(inLanguage(letter, 'en').text).toContain('Jobs that match my profile')
  expect(inLanguage(letter, 'es').text).toContain('Trabajos que coinciden con mi perfil')
  expect(inLanguage(letter, 'ar').text).toContain('أعمال تناسب ملفي الشخصي')
})

test('one click stops the mails of one search, without a login', shows('alerts.unsubscribe'), async () => {
  const luis = await atOnce('Arlington')
  await save(luis, { name: 'Drips & <more>', q: 'faucet', frequency: 'atOnce' })
  await newJob(server, ana, { title: 'Faucet', city: 'Arlington' })
  await tell(server)
  const [letter] = await received(luis)
  const stop = stopIn(letter)
  expect(stop).toMatch(/^\/unsubscribe\/search\/[\da-f-]{36}$/)
  expect(headerOf('List-Unsubscribe-Post', letter ?? { to: [], content: '' })).toBe('List-Unsubscribe=One-Click')
  // A look at it changes nothing.
  const page = await server.app.inject({ method: 'GET', url: stop })
  expect(page.body).toContain('Stop emails about jobs that “Drips &amp; &lt;more>” finds')
  expect(page.headers['cache-control']).toBe('no-store')
  expect((await searchesOf(luis))[1]).toMatchObject({ byMail: true })
  const answer = await oneClick(stop)
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
  expect(answer.body).toContain('You will no longer receive emails about jobs that “Drips &amp; &lt;more>” finds.')
  expect(await searchesOf(luis)).toMatchObject([{ byMail: true }, { byMail: false, frequency: 'atOnce' }])
  await newJob(server, ana, { title: 'Faucet again', city: 'Arlington' })
  await tell(server)
  // The other search has it.
  const next = (await received(luis)).at(-1)
  expect(stopIn(next)).not.toBe(stop)
  expect((await oneClick(stopIn(next))).statusCode).toBe(200)
  await newJob(server, ana, { title: 'Faucet for the third time', city: 'Arlington' })
  await tell(server)
  expect(await received(luis)).toHaveLength(2)
})

test('a mail of several searches stops all of them, and has a link for each', shows('alerts.unsubscribe'), async () => {
  const luis = await provenBusiness(server, { city: ['Austin'] })
  await tell(server)
  await save(luis, { name: 'Drips', q: 'faucet' })
  for (const title of ['Faucet', 'Pipe']) await newJob(server, ana, { title, city: 'Austin' })
  await tell(server)
  await server.later(2 * 86_400_000, async () => {
    await tell(server)
    const [letter] = await received(luis)
    expect(stopIn(letter)).toMatch(/^\/unsubscribe\/jobs_found\//)
    const text = letter?.content.replaceAll('=\r\n', '') ?? ''
    expect(text.match(/Stop emails of this search: http:/g)).toHaveLength(2)
    expect((await oneClick(stopIn(letter))).body).toContain('emails about jobs that your searches find')
  })
  const { data } = await luis.must('getMailSettings', undefined)
  expect(data.kinds).toContainEqual({ kind: 'jobs_found', mailed: false })
})

test.each(['00000000-0000-4000-8000-000000000000', 'x', `' or true --`])(
  'the key %s stops nothing',
  shows('alerts.unsubscribe'),
  async (key) => {
    expect((await oneClick(`/unsubscribe/search/${encodeURIComponent(key)}`)).statusCode).toBe(404)
  },
)
