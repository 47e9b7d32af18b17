import type { components } from '../../../generated/api.ts'

type Schemas = components['schemas']

export const wireThread: Schemas['Thread'] = {
  jobId: 'job-1',
  businessId: 'luis',
  jobTitle: 'Leaking tap',
  jobStatus: 'open',
  other: { name: 'Ortega & Sons', pic_url: { url: 'https://bidfair.test/v1/files/logo' } },
  writable: true,
  closed: null,
  unread: 1,
  seenByOther: 0,
  lastNumber: 3,
  lastMessage: null,
}

export const wireMessage = (number: number): Schemas['Message'] => ({
  number,
  author: 'business',
  own: false,
  text: `Message ${number}`,
  pics_url: ['https://bidfair.test/v1/files/tap'],
  createdAt: '2026-03-01T09:30:00.000Z',
  reported: false,
})
