import { expect, test } from 'vitest'
import { fileIdOf, fileLink } from '../../../server/files/serializer.ts'

const id = 'AAAAAAAAAAAAAAAAAAAA-_'

test('a link is made for the present address and read whatever the address was', () => {
  expect(fileLink('https://jobs.example.com', id)).toBe(`https://jobs.example.com/v1/files/${id}`)
  expect(fileIdOf(`http://localhost:3000/v1/files/${id}`)).toBe(id)
  expect(fileIdOf(`/v1/files/${id}?size=small`)).toBe(id)
})

test.each(['', id, `http://localhost/v1/files/${id}x`, `http://localhost/v1/files/short`, `http://x/v2/files/${id}`])(
  '%j is no link of ours',
  (link) => {
    expect(fileIdOf(link)).toBeUndefined()
  },
)
