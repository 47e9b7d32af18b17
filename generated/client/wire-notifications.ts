// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value
const editMailSettingsToWire = (value: Clean['EditMailSettings']): Wire['EditMailSettings'] => {
  const { emailNotifications: _emailNotifications, unwanted: _unwanted, ...rest } = value
  return {
    ...rest,
    ...(value.emailNotifications !== undefined && { email_notifications: value.emailNotifications }),
    ...(value.unwanted !== undefined && { unwanted: value.unwanted && [...value.unwanted] }),
  }
}

const saveSearchToWire = (value: Clean['SaveSearch']): Wire['SaveSearch'] => {
  const { cities: _cities, categories: _categories, ...rest } = value
  return {
    ...rest,
    ...(value.cities !== undefined && { cities: value.cities && [...value.cities] }),
    ...(value.categories !== undefined && { categories: value.categories && [...value.categories] }),
  }
}

const notificationsFromWire = (value: Wire['Notifications']): Clean['Notifications'] => {
  const { responseStatus: _responseStatus, ...rest } = value
  return rest
}

const groupedNotificationsFromWire = (value: Wire['GroupedNotifications']): Clean['GroupedNotifications'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const mailSettingsFromWire = (value: Wire['MailSettings']): Clean['MailSettings'] => {
  const { email_notifications: _email_notifications, ...rest } = value
  return { ...rest, emailNotifications: value.email_notifications }
}

const mailSettingsAnswerFromWire = (value: Wire['MailSettingsAnswer']): Clean['MailSettingsAnswer'] => {
  const { Success: _Success, data: _data, ...rest } = value
  return { ...rest, settings: mailSettingsFromWire(value.data) }
}

const savedSearchesFromWire = (value: Wire['SavedSearches']): Clean['SavedSearches'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const savedSearchAnswerFromWire = (value: Wire['SavedSearchAnswer']): Clean['SavedSearchAnswer'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

export const listCustomerNotifications = {
  toWire: same<Clean['ListNotifications']>,
  fromWire: notificationsFromWire,
  cleanFields: {},
}

export const listBusinessNotifications = {
  toWire: same<Clean['ListNotifications']>,
  fromWire: notificationsFromWire,
  cleanFields: {},
}

export const listGroupedNotifications = {
  toWire: same<Clean['ListGroupedNotifications']>,
  fromWire: groupedNotificationsFromWire,
  cleanFields: {},
}

export const markNotificationsRead = {
  toWire: same<Clean['MarkNotificationsRead']>,
  fromWire: acknowledgedFromWire,
  cleanFields: {},
}

export const getMailSettings = { fromWire: mailSettingsAnswerFromWire }

export const editMailSettings = {
  toWire: editMailSettingsToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { email_notifications: 'emailNotifications' },
}

export const listSavedSearches = { fromWire: savedSearchesFromWire }

export const saveSearch = { toWire: saveSearchToWire, fromWire: savedSearchAnswerFromWire, cleanFields: {} }

export const editSavedSearch = {
  toWire: same<Clean['EditSavedSearch']>,
  fromWire: savedSearchAnswerFromWire,
  cleanFields: {},
}

export const deleteSavedSearch = {
  toWire: same<Clean['SavedSearchRef']>,
  fromWire: acknowledgedFromWire,
  cleanFields: {},
}
