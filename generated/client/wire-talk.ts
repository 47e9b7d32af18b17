// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value
const sendMessageToWire = (value: Clean['SendMessage']): Wire['SendMessage'] => {
  const { pictures: _pictures, ...rest } = value
  return { ...rest, ...(value.pictures !== undefined && { pics_url: value.pictures && [...value.pictures] }) }
}

const threadOtherFromWire = (value: Wire['Thread']['other']): Clean['Thread']['other'] => {
  const { pic_url: _pic_url, ...rest } = value
  return { ...rest, picture: value.pic_url }
}

const messageFromWire = (value: Wire['Message']): Clean['Message'] => {
  const { own: _own, pics_url: _pics_url, reported: _reported, ...rest } = value
  return { ...rest, isOwn: value.own, pictures: value.pics_url, isReported: value.reported }
}

const threadFromWire = (value: Wire['Thread']): Clean['Thread'] => {
  const { assigned: _assigned, writable: _writable, ...rest } = value
  return {
    ...rest,
    isAssigned: value.assigned,
    other: threadOtherFromWire(value.other),
    isWritable: value.writable,
    lastMessage: value.lastMessage && messageFromWire(value.lastMessage),
  }
}

const threadsFromWire = (value: Wire['Threads']): Clean['Threads'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, threads: value.threads.map((one) => threadFromWire(one)) }
}

const interestFromWire = (value: Wire['Interest']): Clean['Interest'] => {
  const {
    buisness_name: _buisness_name,
    logo_url: _logo_url,
    isLicense: _isLicense,
    isInsurance: _isInsurance,
    proposalStatement: _proposalStatement,
    ...rest
  } = value
  return {
    ...rest,
    businessName: value.buisness_name,
    logo: value.logo_url,
    hasLicense: value.isLicense,
    hasInsurance: value.isInsurance,
    proposal: value.proposalStatement,
  }
}

const messagesFromWire = (value: Wire['Messages']): Clean['Messages'] => {
  const { Success: _Success, ...rest } = value
  return {
    ...rest,
    thread: threadFromWire(value.thread),
    bid: value.bid && interestFromWire(value.bid),
    messages: value.messages.map((one) => messageFromWire(one)),
  }
}

const messageSentFromWire = (value: Wire['MessageSent']): Clean['MessageSent'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, message: messageFromWire(value.message) }
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

export const listThreads = { toWire: same<Clean['ListThreads']>, fromWire: threadsFromWire, cleanFields: {} }

export const listMessages = { toWire: same<Clean['ListMessages']>, fromWire: messagesFromWire, cleanFields: {} }

export const sendMessage = {
  toWire: sendMessageToWire,
  fromWire: messageSentFromWire,
  cleanFields: { pics_url: 'pictures' },
}

export const markMessagesSeen = { toWire: same<Clean['SeenMessages']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const reportMessage = { toWire: same<Clean['ReportMessage']>, fromWire: acknowledgedFromWire, cleanFields: {} }
