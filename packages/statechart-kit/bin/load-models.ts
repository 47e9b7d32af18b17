import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { createModel } from '../create-model.ts'
import { RequestError } from '../listing/request.ts'
import type { Model } from '../model.ts'

/**
 * The models that a module exports; where it exports none, a model of the machine that it exports, with events that have no payload.
 * `wanted` chooses one of several machines, by its name in the module or its id. Throws a `RequestError`.
 */
export async function loadModels(file: string, wanted?: string): Promise<readonly Model[]> {
  if (!existsSync(file)) throw new RequestError(`There is no file ${file}.`)
  const exported = Object.entries(await moduleAt(file)).toSorted(byName)
  const models = distinct(exported.filter((each): each is [string, Model] => isModel(each[1])))
  if (models.length > 0) return models.map(([, model]) => model)
  const machines = distinct(exported.filter((each): each is [string, AnyStateMachine] => isMachine(each[1])))
  const [first, ...others] = machines
  if (!first) {
    const there = exported.length === 0 ? 'nothing' : exported.map(([name]) => name).join(', ')
    throw new RequestError(`${file} exports no machine and no model; it exports ${there}.`)
  }
  const chosen = machines.find(([name, { id }]) => name === wanted || id === wanted)
  if (!chosen && others.length > 0) {
    throw new RequestError(
      `${file} exports several machines: choose one with --machine: ${machines.map(([name]) => name).join(', ')}.`,
    )
  }
  const [name, machine] = chosen ?? first
  return [createModel(machine, chosen ? { name: wanted ?? name } : {})]
}

async function moduleAt(file: string): Promise<object> {
  try {
    const loaded: unknown = await import(pathToFileURL(resolve(file)).href)
    return typeof loaded === 'object' && loaded !== null ? loaded : {}
  } catch (reason) {
    const words = reason instanceof Error ? reason.message : String(reason)
    throw new RequestError(`${file} cannot be loaded: ${words}${hintFor(reason)}`, { cause: reason })
  }
}

/** What helps where Node refuses a file for being TypeScript. */
function hintFor(reason: unknown): string {
  const code: unknown = typeof reason === 'object' && reason !== null ? Reflect.get(reason, 'code') : undefined
  return typeof code === 'string' && HINTED.has(code)
    ? `\nNode itself takes the types out of the file, from version 22.18 on. It wants whole names in imports ('./events.ts') and knows no enums and namespaces; with tsx it does: NODE_OPTIONS='--import tsx'.`
    : ''
}

const HINTED = new Set([
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
])

/** By what they are made of: another copy of the kit, or of XState, may have made them. */
const isModel = (value: unknown): value is Model =>
  hasAll(value, ['name', 'scenes', 'headless']) && Array.isArray(Reflect.get(value, 'scenes'))

const isMachine = (value: unknown): value is AnyStateMachine =>
  hasAll(value, ['config', 'root', 'implementations', 'transition', 'getInitialSnapshot'])

const hasAll = (value: unknown, names: readonly string[]): value is object =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)

/** In the order of the alphabet, and what is called `default` last: mostly it has a name besides. */
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  Number(one === 'default') - Number(other === 'default') || (one < other ? -1 : 1)

/** What is exported by several names counts once. */
const distinct = <Value>(all: readonly (readonly [string, Value])[]): readonly (readonly [string, Value])[] =>
  all.filter(([, value], index) => all.findIndex(([, each]) => each === value) === index)
