import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { sharePictures, type PictureOf } from '../../../server/directory/share-picture.ts'
import { photo } from '../../../qa/support/samples.ts'
import { testApp } from '../support/app.ts'
import { newBusiness } from '../support/town-wire.ts'

const server = await testApp()
const pictures = sharePictures()
afterAll(async () => {
  pictures.stop()
  await server.close()
})
const business = await newBusiness(server, { buisness_name: 'Ortega & Sons' })
const ask = (id: string, headers = {}) => server.app.inject({ url: `/b/${id}/picture.png`, headers })

test('a business has a picture of 1200 by 630 for where it is shared, and is not sent it twice', async () => {
  const [one, two] = await Promise.all([ask(business.id), ask(business.id)])
  for (const { statusCode, headers, rawPayload } of [one, two]) {
    expect([statusCode, headers['content-type'], rawPayload.length < 100_000]).toEqual([200, 'image/png', true])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  }
  const again = await ask(business.id, { 'if-none-match': one.headers['etag'] })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  await business.must('editBusiness', { buisness_name: 'Ortega & Daughters' })
  const renamed = await ask(business.id, { 'if-none-match': one.headers['etag'] })
  expect([renamed.statusCode, renamed.headers['etag'] === one.headers['etag']]).toEqual([200, false])
  await business.must('editBusiness', { hidden: true })
  expect((await ask(business.id)).statusCode).toBe(404)
  expect((await ask('nobody')).statusCode).toBe(404)
})

const PLAIN: PictureOf = { name: '', trades: '', place: '', rating: null, ratingsCount: 0, logo: null }

/** How many pixels of a picture are as light as letters. */
async function ink(of: Partial<PictureOf>): Promise<number> {
  const png = await pictures.draw({ ...PLAIN, ...of })
  if (png === undefined) throw new Error('no picture came out')
  const { data } = await sharp(png).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((light) => light > 180).length
}

test('each script that the font has is drawn, letters that it has not are left out, and nothing breaks it', async () => {
  const empty = await ink({})
  for (const name of ['Ortega', 'شركة السباكة', 'Łódź', 'Ремонт', 'עברית', '&<b>"', 'x'.repeat(120), 'W '.repeat(60)])
    expect([name, (await ink({ name })) > empty + 300]).toEqual([name, true])
  for (const name of ['漢字', '😀', '   ', '\u200f']) expect([name, await ink({ name })]).toEqual([name, empty])
  const logo = await sharp((await photo('logo.jpg', 'teal')).buffer)
    .resize(300)
    .webp()
    .toBuffer()
  expect(
    await ink({ logo, rating: 4.3, ratingsCount: 12, trades: 'Plumbing', place: 'Austin, Texas' }),
  ).toBeGreaterThan(empty)
  expect(await pictures.draw({ ...PLAIN, logo: Buffer.from('no picture') })).toBeUndefined()
})
