import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { businesses, customers } from '../../../server/demo/people.ts'
import { PICTURE_FOLDER } from '../../../server/demo/pictures.ts'
import { planTown } from '../../../server/demo/plan.ts'

test('its pictures are the files that lie ready, as uploads are stored, and all of them are shown', async () => {
  const names = readdirSync(PICTURE_FOLDER)
  for (const name of names) {
    const { format, width, exif, icc, xmp } = await sharp(join(PICTURE_FOLDER, name)).metadata()
    expect({ name, format, rest: [exif, icc, xmp] }).toEqual({
      name,
      format: 'webp',
      rest: [undefined, undefined, undefined],
    })
    expect(width).toBeLessThanOrEqual(name.endsWith('.small.webp') ? 320 : 2048)
  }
  const jobs = planTown()
  const scenes = new Set(jobs.flatMap(({ pictures, work = [] }) => [...pictures, ...work]))
  const people = [...customers, ...businesses].map(({ avatar }) => avatar)
  const used = [...scenes, ...people, ...businesses.flatMap(({ logo }) => logo ?? [])]
  expect(used.flatMap((name) => [`${name}.webp`, `${name}.small.webp`]).toSorted()).toEqual(names.toSorted())
  expect(scenes.size).toBeGreaterThanOrEqual(20)
  // Of what the first customer posted no two look alike.
  const firsts = jobs.flatMap(({ customer, pictures }) => (customer === 0 ? pictures : []))
  expect(new Set(firsts).size).toBe(firsts.length)
})
