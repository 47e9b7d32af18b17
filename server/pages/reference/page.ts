import { version } from '../../../generated/client/calls.ts'
import { commonCodes, keyCodes } from '../../../generated/operations.ts'
import type { CallLimit } from '../../platform/http/rate-limit-hooks.ts'
import { docsPage, escaped, quoted } from '../layout/html.ts'
import { callSection, callsOf, webhookSection, type Source, type WrittenCall } from './calls.ts'
import { commonHeaders } from './parts.ts'
import { Contract, isJson, listOf, partOf, textOf } from './contract.ts'
import { fieldsOf, remarksOf } from './fields.ts'
import { codeLink, inLine, paragraphs } from './markdown.ts'
import { tryForm, type DemoLogin } from './try-form.ts'

/** What the contract leaves to each server: accounts that one may be while one tries calls, the limits of calls by their ids, and its address. */
export type OfServer = Readonly<{
  demo: readonly DemoLogin[]
  limits: ReadonlyMap<string, CallLimit>
  publicUrl: string
}>

/** The whole page, from the text of the contract. */
export function referencePage(contractText: string, { demo, limits, publicUrl }: OfServer): string {
  const contract = new Contract(contractText)
  const source = { contract, limits }
  const byTag = Map.groupBy(callsOf(contract), ({ tag }) => tag)
  const tags = listOf(contract.root['tags']).map((tag) => {
    const name = textOf(partOf(tag)['name'])
    return { name, description: textOf(partOf(tag)['description']), calls: byTag.get(name) ?? [] }
  })
  return docsPage({
    title: 'API reference',
    address: '/docs',
    publicUrl,
    scripts: ['menu', 'code', 'try'],
    wide: { aside: menu(tags), style: '/docs/reference.css' },
    main: `${opening(source)}
${tags.map((tag) => tagSection(source, tag)).join('\n')}
${shapesSection(source)}
${tryForm(demo)}`,
  })
}

type Tag = Readonly<{ name: string; description: string; calls: readonly WrittenCall[] }>

/** The tag of webhook calls. Its section adds the event. */
const WEBHOOKS = 'webhooks'

/** The list of calls at the side; on a phone it opens over the page. */
function menu(tags: readonly Tag[]): string {
  const groups = tags.map(({ name, calls }) => {
    const links = calls.map(({ operation: { id, path }, written }) =>
      link(id, textOf(written['summary']), `${id} ${path} ${textOf(written['x-name'])}`),
    )
    const event = name === WEBHOOKS ? link('event', 'What an address is sent', 'event') : ''
    return `<li><a href="#${name}">${titleOf(name)}</a><ul>${links.join('')}${event}</ul></li>`
  })
  return `<button type="button" class="menu" popovertarget="calls">All calls</button>
<nav id="calls" aria-label="Calls" popover>
<label class="find" hidden>Find a call <input type="search" autocomplete="off"></label>
<p class="none" role="status"></p>
<ul><li><a href="#about">About the API</a></li><li><a href="#logins">Tokens and keys</a></li><li><a href="#headers">Headers</a></li><li><a href="#failures">Failures</a></li>
${groups.join('\n')}
<li><a href="#shapes">Shapes</a></li></ul>
</nav>`
}

const link = (id: string, text: string, words: string): string =>
  `<li><a href="#${id}" data-words="${quoted(words)}">${escaped(text)}</a></li>`

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** What holds for all calls. */
function opening({ contract }: Source): string {
  const { root } = contract
  const schemes = Object.entries(partOf(root, 'components', 'securitySchemes')).map(
    ([name, scheme]) =>
      `<div><dt><code>${name}</code></dt><dd>${inLine(textOf(partOf(scheme)['description']))}</dd></div>`,
  )
  const failures = Object.entries(partOf(root, 'components', 'responses')).map(
    ([, answer]) => `<li>${inLine(textOf(partOf(answer)['description']))}</li>`,
  )
  return `<p class="lede">Every call that the app makes: what it takes, gives and may be refused with. Each can be tried here. Those of the console for operators are in openapi.yaml alone.</p>
<ul class="ways"><li><a href="/docs/guide">The first five minutes</a></li><li><a href="/docs/problems">What to do about each failure</a></li>
<li><a href="/docs/bidfair-client-${version}.tgz">The client for TypeScript</a></li><li><a href="/v1/openapi.yaml">openapi.yaml</a></li><li><a href="/v1/openapi.json">openapi.json</a></li></ul>
<section id="about"><h2>About the API</h2>
${paragraphs(textOf(partOf(root['info'])['description']))}</section>
<section id="logins"><h2>Tokens and keys</h2>
<p>Both go into <code>Authorization: Bearer …</code>.</p><dl>${schemes.join('')}</dl>
${paragraphs(textOf(partOf(root, 'components', 'schemas', 'KeyScope')['description']))}</section>
<section id="headers"><h2>Headers</h2>
${commonHeaders(contract)}</section>
<section id="failures"><h2>Failures</h2>
<p>A failure is a <a href="#Failure">Failure</a>. Any call may have ${commonCodes.map(codeLink).join(', ')}; with a key also ${keyCodes.map(codeLink).join(', ')}.</p>
<ul>${failures.join('')}</ul></section>`
}

function tagSection(source: Source, { name, description, calls }: Tag): string {
  return `<section id="${name}"><h2>${titleOf(name)}</h2><p>${inLine(description)}</p>
${calls.map((call) => callSection(source, call)).join('\n')}
${name === WEBHOOKS ? webhookSection(source) : ''}</section>`
}

/** What more than one call or shape has. */
function shapesSection({ contract }: Source): string {
  const shapes = [...contract.shapes].map(([name, found]) => {
    const fields = isJson(found.json['properties'])
      ? fieldsOf(contract, found, 'answered')
      : `<p><small>${remarksOf(contract, found.json).join('. ')}.</small></p>`
    return `<section id="${name}"><h3><a href="#${name}">${name}</a></h3>${paragraphs(textOf(found.json['description']))}${fields}</section>`
  })
  return `<section id="shapes"><h2>Shapes</h2><p>What several calls take or give.</p>
${shapes.join('\n')}</section>`
}
