import { afterAll, expect, test } from 'vitest'
import { postToExternalUrl, type Resolve } from '../../../../server/platform/outbound/http-post.ts'
import { isPublicAddress } from '../../../../server/platform/outbound/public-address.ts'
import { shows } from '../../../support/shows.ts'
import { openReceiver } from '../../webhooks/support/receiver.ts'

const receiver = await openReceiver()
afterAll(receiver.close)

const letter = { url: `https://shop.example.com:${receiver.port}/`, headers: {}, body: '{}' }
const here = { address: '127.0.0.1', family: 4 }

test.each([
  ['of this machine', ['0.0.0.0', '127.0.0.1', '::', '::1']],
  ['of a private network', ['10.1.2.3', '100.64.0.1', '172.16.0.1', '192.168.1.1', 'fc00::1', 'fd00:ec2::254']],
  ['of the machines around, or of a cloud', ['168.63.129.16', '169.254.169.254', 'fe80::1', 'fec0::1']],
  ['that is reserved', ['192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255', '2001::1', 'ff02::1']],
  ['in IPv6', ['::10.0.0.1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '64:ff9b::a00:1', '2002:a00:1::1']],
  ['that is a name', ['shop.example.com']],
])('an address %s is none of the internet', shows('webhooks.private'), (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
  const others = ['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1']
  expect(others.filter(isPublicAddress)).toEqual(others)
})

test('a name that leads home is not followed there', shows('webhooks.private'), async () => {
  const resolve: Resolve = async () => [here, { address: '::1', family: 6 }]
  expect(await postToExternalUrl(letter, { allowsPrivate: false, timeoutMs: 2000, resolve })).toEqual({
    error: 'notAllowed',
  })
  expect(receiver.received).toEqual([])
})

test('of several addresses only those of the internet are connected to, and nobody asks twice', async () => {
  const asked: string[] = []
  // The first answer names an address that is reserved for documents, the next one would lead home.
  const resolve: Resolve = async (name) => {
    asked.push(name)
    return asked.length === 1 ? [here, { address: '2001:4860:4860::8888', family: 6 }] : [here]
  }
  const outcome = await postToExternalUrl(letter, { allowsPrivate: false, timeoutMs: 300, resolve })
  expect(['timeout', 'unreachable']).toContain('error' in outcome ? outcome.error : '')
  expect(asked).toEqual(['shop.example.com'])
  expect(receiver.received).toEqual([])
})

test('who is slow has so much time, a redirect is an answer, and what is cut off is none', async () => {
  const options = { allowsPrivate: true, timeoutMs: 100 }
  const post = async () => await postToExternalUrl({ ...letter, url: receiver.url }, options)
  receiver.behaviour.answer = () => {}
  expect(await post()).toEqual({ error: 'timeout' })
  receiver.behaviour.answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end()
  expect(await post()).toEqual({ status: 302 })
  receiver.behaviour.answer = (response) => response.destroy()
  expect(await post()).toEqual({ error: 'unreachable' })
  receiver.behaviour.answer = (response) => response.writeHead(101, { upgrade: 'x', connection: 'upgrade' }).end()
  expect(await post()).toEqual({ error: 'unreachable' })
  // An answer without an end is not waited for.
  receiver.behaviour.answer = (response) => response.writeHead(200).write('a')
  expect(await post()).toEqual({ status: 200 })
  expect(receiver.received.map(({ path }) => path)).not.toContain('/elsewhere')
})

test('who speaks no TLS, and a name that there is not, are out of reach', async () => {
  const options = { allowsPrivate: true, timeoutMs: 2000 }
  const plain = { ...letter, url: `https://127.0.0.1:${receiver.port}/` }
  expect(await postToExternalUrl(plain, options)).toEqual({ error: 'unreachable' })
  const nobody: Resolve = async () => {
    throw new Error('ENOTFOUND')
  }
  expect(await postToExternalUrl(letter, { ...options, allowsPrivate: false, resolve: nobody })).toEqual({
    error: 'unreachable',
  })
})
